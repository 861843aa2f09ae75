import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDollarsInText } from '../../../../lib/format/format.ts';
import { useFormatTime } from '../../../../lib/format/place.tsx';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { type Lot, positionTextOf } from '../lot.ts';

/** Describes the latest change in a sentence for screen readers: a new price with the caller's position, a later end, or the result. */
export function useAnnouncement(lot: Lot): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const formatTime = useFormatTime();
  const [announcement, setAnnouncement] = useState('');
  const before = useRef(lot);
  useEffect(() => {
    const last = before.current;
    before.current = lot;
    const position = positionTextOf(lot);
    const positionText = position ? `${t(position)}.` : '';
    const news: string[] = [];
    if (lot.status !== last.status && lot.status === 'active') news.push(t('Bidding has started.'));
    if (lot.status === 'active' && lot.currentBid !== null && lot.currentBid !== last.currentBid)
      news.push(t('New bid: {{amount}}.', { amount: formatDollarsInText(language, lot.currentBid) }), positionText);
    if (lot.status === 'active' && lot.endDate !== last.endDate && lot.endDate !== null && last.endDate !== null)
      news.push(t('The auction now ends {{when}}.', { when: formatTime(lot.endDate) }));
    if (lot.status !== last.status && lot.status === 'ended') news.push(t('The auction has ended.'), positionText);
    if (lot.status !== last.status && lot.status === 'cancelled') news.push(t('The auction was cancelled.'));
    if (news.length > 0) setAnnouncement(news.filter(Boolean).join(' '));
  }, [lot, t, language, formatTime]);
  return announcement;
}
