import { IconBrandWhatsapp, IconShare2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useOrigin } from '../../../../lib/origin.ts';
import { toast } from '../../../../lib/toast.ts';
import classes from '../../../../ui/page/tool.module.css';
import { whatsappShareLink } from '../../whatsapp-share-link.ts';
import type { Equipment } from '../load-equipment.ts';

/** Shares the page with the device's share sheet if there is one, otherwise copies the address. */
export function ShareButtons({ listing: { title } }: { listing: Equipment }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const origin = useOrigin();
  const url = origin + pathname;

  async function share() {
    if ('share' in navigator) {
      // Closing the share sheet rejects the promise but is not an error.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url);
      await toast({ message: t('Link copied'), tone: 'good' });
    } catch {
      await toast({ message: t('Could not copy the link'), tone: 'bad' });
    }
  }

  return (
    <>
      <button type="button" className={classes.tool} onClick={() => void share()}>
        <IconShare2 size={16} stroke={1.75} aria-hidden="true" />
        <span className={classes.word}>{t('Share')}</span>
      </button>
      <a
        href={whatsappShareLink(title, url)}
        target="_blank"
        rel="noopener noreferrer"
        className={classes.tool}
        aria-label={t('Share on WhatsApp')}
      >
        <IconBrandWhatsapp size={18} stroke={1.75} aria-hidden="true" />
      </a>
    </>
  );
}
