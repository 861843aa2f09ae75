import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.ts';
import { useFormatTime } from '../../../lib/format/place.tsx';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { isOver, type SuppliersAuction } from '../auction-query.ts';

/** Returns what has just changed, in one sentence for screen readers: the start, the own rank, a later end, the end. */
export function useAuctionAnnouncement(auction: SuppliersAuction): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const formatTime = useFormatTime();
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(auction);
  useEffect(() => {
    const last = before.current;
    before.current = auction;
    const { state, rank, endsAt } = auction;
    const stateChanged = state !== last.state;
    const news: string[] = [];
    if (stateChanged && state === 'live') news.push(t('The auction has started.'));
    if (stateChanged && state === 'cancelled') news.push(t('The auction was cancelled.'));
    else if (stateChanged && isOver(auction) && !isOver(last)) news.push(t('The auction has ended.'));
    if (rank !== null && rank !== last.rank)
      news.push(t('Your rank is now {{rank}}.', { rank: formatNumber(rank, language) }));
    if (state === 'live' && endsAt !== last.endsAt)
      news.push(t('The auction now ends {{when}}.', { when: formatTime(endsAt) }));
    if (news.length > 0) setAnnouncement(news.join(' '));
  }, [auction, t, language, formatTime]);
  return announcement;
}
