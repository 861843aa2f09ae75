import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { buyerStatsQuery } from '../stats/stats-queries.ts';
import classes from './unread-mark.module.css';

const MAX_SHOWN = 99;

/** Shows how many messages no member of the company has read. */
export function UnreadMark() {
  const { t } = useTranslation();
  const language = useLanguage();
  const unread = useQuery(buyerStatsQuery).data?.unreadMessages ?? 0;
  if (unread === 0) return null;
  const number = unread > MAX_SHOWN ? `${formatNumber(MAX_SHOWN, language)}+` : formatNumber(unread, language);
  return (
    <span className={classes.mark}>
      <span aria-hidden="true">{number}</span>
      <span className={classes.said}>{t('{{number}} unread', { number })}</span>
    </span>
  );
}
