import '@mantine/core/styles/CloseButton.layer.css';
import { Button, CloseButton } from '@mantine/core';
import { IconBrandWhatsapp, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useOrigin } from '../../../lib/origin.ts';
import banner from '../../../shared/dashboard/banner.module.css';
import { whatsappShareLink } from '../whatsapp-share-link.ts';
import type { MyListing } from './listing-queries.ts';
import { publishedIn } from './published-state.ts';

/** Leads on from a listing that was published a moment ago: to its page, to sharing it and to the next machine. */
export function PublishedPanel({ listings }: { listings: readonly MyListing[] }) {
  const { state } = useLocation();
  const id = publishedIn(state);
  const listing = listings.find(({ _id, status }) => _id === id && status === 'active');
  return listing ? <Panel key={listing._id} listing={listing} /> : null;
}

function Panel({ listing: { _id, title } }: { listing: MyListing }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const origin = useOrigin();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  // The listings are far below the top of the page, where a navigation ends.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' });
    panel.current?.focus({ preventScroll: true });
  }, []);

  const page = `/equipment/${_id}`;
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} className={banner.banner} data-calm>
      <IconCircleCheck size={24} stroke={1.75} aria-hidden="true" className={banner.icon} />
      <div className={banner.text}>
        <h2 id={titleId} className={banner.title}>
          {t('Your listing is live')}
        </h2>
        <p>
          <bdi>{title}</bdi>
        </p>
      </div>
      <Button component={LocalLink} to={page} color="amber">
        {t('View the listing')}
      </Button>
      <Button
        component="a"
        href={whatsappShareLink(title, origin + localPath(page))}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        leftSection={<IconBrandWhatsapp size={18} stroke={1.75} aria-hidden="true" />}
      >
        {t('Share on WhatsApp')}
      </Button>
      <Button
        component={LocalLink}
        to="/dashboard?role=supplier&tab=add-equipment"
        preventScrollReset
        variant="default"
      >
        {t('Add another')}
      </Button>
      <CloseButton
        aria-label={t('Close')}
        onClick={() => void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })}
      />
    </section>
  );
}
