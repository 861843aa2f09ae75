import { hasDesk } from '@rigsouq/contract/operations/desks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { rightsQuery } from '../../../shared/operations/rights-query.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { checkHealth } from './check-health.ts';
import classes from './health.module.css';
import type { Health } from './health-query.ts';

/** Shows the four conditions that the market needs to work, and whether each one is met. */
export function SystemStatus({ now }: { now: Health['system']['now'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const rights = useQuery(rightsQuery);
  const well = checkHealth(now);
  const seconds = (value: number) => t('{{number}} s', { number: formatNumber(Math.round(value), language) });
  return (
    <ul className={classes.standing} aria-label={t('System status')}>
      <StatusItem name={t('Worker')} well={well.worker}>
        {now.silent === null ? t('Never seen') : t('Last seen {{seconds}} ago', { seconds: seconds(now.silent) })}
      </StatusItem>
      <StatusItem name={t('Jobs waiting')} well={well.outbox}>
        {formatNumber(now.waiting, language)}
        {now.waiting > 0 && <small>{t('waiting for {{seconds}}', { seconds: seconds(now.outboxLag) })}</small>}
      </StatusItem>
      <StatusItem name={t('Failed jobs')} well={well.failed}>
        {now.failed > 0 && rights.data && hasDesk(rights.data, 'system') ? (
          <LocalLink to="/admin/jobs">{formatNumber(now.failed, language)}</LocalLink>
        ) : (
          formatNumber(now.failed, language)
        )}
      </StatusItem>
      <StatusItem name={t('Auctions overdue to close')} well={well.closes}>
        {now.closeLag > 0 ? seconds(now.closeLag) : t('None')}
      </StatusItem>
    </ul>
  );
}

function StatusItem({ name, well, children }: { name: string; well: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <li>
      <span className={classes.name}>{name}</span>
      <span className={classes.figure}>{children}</span>
      <Badge tone={well ? 'green' : 'red'} className={classes.badge}>
        {well ? t('OK') : t('Needs attention')}
      </Badge>
    </li>
  );
}
