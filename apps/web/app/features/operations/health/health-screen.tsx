import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import headings from '../companies/companies-screen.module.css';
import classes from './health.module.css';
import { healthQuery } from './health-query.ts';
import { MarketCharts } from './market-charts.tsx';
import { SystemCharts } from './system-charts.tsx';
import { SystemStatus } from './system-status.tsx';

/** Shows the state of the market and of the system at a glance. */
export function HealthScreen() {
  const { t } = useTranslation();
  const health = useQuery(healthQuery);
  return (
    <>
      <PageHead title={t('Health')} indexed={false} />
      <h1 className={headings.title}>{t('Health')}</h1>
      {health.isError && !health.data && <QueryFailure query={health} fallback={t('Failed to load system health')} />}
      {health.isPending && <LoadingRows />}
      {health.data && (
        <>
          <SystemStatus now={health.data.system.now} />
          <section aria-labelledby="market" className={classes.section}>
            <h2 id="market" className={classes.title}>
              {t('Marketplace, last 30 days')}
            </h2>
            <p className={classes.lead}>{t('By day in Gulf time, updated every five minutes.')}</p>
            <MarketCharts market={health.data.market} />
          </section>
          <section aria-labelledby="system" className={classes.section}>
            <h2 id="system" className={classes.title}>
              {t('System, last 24 hours')}
            </h2>
            <p className={classes.lead}>{t('Worst value per half hour. Gaps mean no worker was running.')}</p>
            <SystemCharts halfHours={health.data.system.halfHours} />
          </section>
        </>
      )}
    </>
  );
}
