import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHasBuyerRole } from '../../../shared/companies/use-is-buyer.ts';
import { rfqsPage } from '../../../shared/rfqs/rfq-queries.ts';
import { RfqRows } from '../../../shared/rfqs/rfq-rows.tsx';
import classes from './record-form.module.css';

const SHOWN = 5;

/** Shows the next requests. The full list has its own page. */
export function LatestRfqs() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...rfqsPage({ limit: SHOWN }, 1), enabled: useHasBuyerRole() });
  if (!data || data.deals.length === 0) return null;
  return (
    <section aria-labelledby="latest-rfqs">
      <h2 id="latest-rfqs" className={classes.title}>
        {t('Latest requests')}
      </h2>
      <RfqRows rfqs={data.deals} />
    </section>
  );
}
