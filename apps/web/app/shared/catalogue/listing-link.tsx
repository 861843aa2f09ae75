import { readEquipment } from '@rigsouq/contract/catalogue/calls';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { useLocalPath } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { toast } from '../../lib/toast.ts';
import { TitleText } from '../../ui/page/title-text.tsx';
import classes from './listing-link.module.css';

/** Returns a link that first checks whether the listing can be shown, and stays on the page if it cannot (DA-016). */
export function useOpenListing(id: string): { to: string; onClick: (event: MouseEvent) => void } {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const to = `/equipment/${id}`;

  async function open() {
    try {
      await call(readEquipment, { params: { id } });
      await navigate(localPath(to));
    } catch (error) {
      await toast({ message: messageOf(i18n, error, t('Failed to fetch equipment details')), tone: 'bad' });
    }
  }

  function onClick(event: MouseEvent) {
    // In another tab the page of the listing shows the error itself.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  }

  return { to, onClick };
}

export function ListingLink({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation();
  return (
    <LocalLink {...useOpenListing(id)} className={classes.title ?? ''}>
      <TitleText title={title || t('Unknown Equipment')} />
    </LocalLink>
  );
}
