import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHasBuyerRole } from '../../../shared/companies/use-is-buyer.ts';
import { reversePage } from '../../../shared/reverse-auctions/reverse-queries.ts';
import { ReverseRows } from '../../../shared/reverse-auctions/reverse-rows.tsx';
import classes from './record-form.module.css';

const SHOWN = 5;

/** Shows the auctions that are running or need a decision next. The full list has its own page. */
export function LatestAuctions() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...reversePage({ limit: SHOWN }, 1), enabled: useHasBuyerRole() });
  if (!data || data.deals.length === 0) return null;
  return (
    <section aria-labelledby="latest-auctions">
      <h2 id="latest-auctions" className={classes.title}>
        {t('Latest auctions')}
      </h2>
      <ReverseRows auctions={data.deals} />
    </section>
  );
}
