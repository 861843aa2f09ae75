import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { isOver, type SuppliersAuction } from '../auction-query.ts';

/** What has just changed, in a sentence, for who listens: the start, the own rank, a later end, the end. */
export function useNews(auction: SuppliersAuction): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const [said, setSaid] = useState('');
  const before = useRef(auction);
  useEffect(() => {
    const last = before.current;
    before.current = auction;
    const { state, rank, endsAt } = auction;
    const moved = state !== last.state;
    const news: string[] = [];
    if (moved && state === 'live') news.push(t('The auction has begun.'));
    if (moved && state === 'cancelled') news.push(t('The auction was called off.'));
    else if (moved && isOver(auction) && !isOver(last)) news.push(t('The auction has ended.'));
    if (rank !== null && rank !== last.rank)
      news.push(t('Your rank is now {{rank}}.', { rank: formatNumber(rank, language) }));
    if (state === 'live' && endsAt !== last.endsAt)
      news.push(t('The auction now ends {{when}}.', { when: formatInstant(endsAt, language) }));
    if (news.length > 0) setSaid(news.join(' '));
  }, [auction, t, language]);
  return said;
}
