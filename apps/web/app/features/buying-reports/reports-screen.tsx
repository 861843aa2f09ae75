import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CallError } from '../../lib/api/call-error.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { BuyersOnly } from '../../shared/companies/buyers-only.tsx';
import { useIsBuyer } from '../../shared/companies/use-is-buyer.ts';
import page from '../../shared/deals/deal-page.module.css';
import { useRequireSignIn } from '../../shell/use-require-session.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PrintButton } from '../../ui/page/print-button.tsx';
import { EmptyNote } from '../../ui/states/empty-note.tsx';
import { LoadingReport } from '../../ui/states/loading.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import { CycleSection } from './cycle-section.tsx';
import { ReportFilters } from './report-filters.tsx';
import { type Report, reportQuery } from './report-query.ts';
import { type ReportSearch, readSearch, searchPath } from './report-search.ts';
import { ReportTotals } from './report-totals.tsx';
import classes from './reports-screen.module.css';
import { SavingsSection } from './savings-section.tsx';
import { CategoriesSection, MonthsSection, SuppliersSection } from './spend-sections.tsx';

/** Shows reports on a buyer's orders: spend, savings from asking several suppliers, and cycle time. */
export function ReportsScreen() {
  const { t } = useTranslation();
  const entered = useRequireSignIn(text('Please log in to see your buying reports'));
  const [query] = useSearchParams();
  const asked = readSearch(query);
  const buys = useIsBuyer(entered);
  const found = useQuery({
    ...reportQuery(asked),
    enabled: entered && buys === true,
    placeholderData: keepPreviousData,
  });
  if (buys === false || (found.error instanceof CallError && found.error.code === 'access.denied'))
    return (
      <BuyersOnly
        title={t('Buying reports')}
        why={t('Buying reports are for buyers. To use them, add the buyer role in your settings.')}
      />
    );
  return (
    <div className={page.page}>
      <PageHead title={t('Buying reports')} indexed={false} />
      <LocalLink to="/dashboard?role=buyer&tab=procurement" className={page.back ?? ''} data-screen-only>
        <IconArrowLeft size={18} aria-hidden="true" className={page.arrow} />
        {t('Back to the dashboard')}
      </LocalLink>
      <div>
        <div className={classes.head}>
          <h1 className={page.title}>{t('Buying reports')}</h1>
          <PrintButton />
        </div>
        <p className={classes.lead}>
          {t(
            'Your purchase orders, excluding declined and cancelled ones. Net amounts, converted to US dollars at the order date.',
          )}
        </p>
      </div>
      {entered && <ReportFilters asked={asked} report={found.data} />}
      <ReportResult asked={asked} found={found} />
    </div>
  );
}

function ReportResult({ asked, found }: { asked: ReportSearch; found: UseQueryResult<Report> }) {
  const { t } = useTranslation();
  const report = found.data;
  if (found.isError) return <QueryFailure query={found} fallback={t('Failed to fetch the report')} />;
  if (!report) return <LoadingReport />;
  if (report.total.orders === 0) return <NoOrders asked={asked} />;
  const narrowTo = (change: Partial<ReportSearch>) => searchPath({ ...asked, ...change });
  return (
    <div className={classes.report} aria-busy={found.isPlaceholderData || undefined}>
      <ReportTotals report={report} />
      <MonthsSection report={report} />
      <div className={classes.halves}>
        <CategoriesSection report={report} narrowTo={narrowTo} />
        <SuppliersSection report={report} narrowTo={narrowTo} />
      </div>
      <SavingsSection report={report} />
      <CycleSection report={report} />
    </div>
  );
}

function NoOrders({ asked }: { asked: ReportSearch }) {
  const { t } = useTranslation();
  const narrowed = asked.category !== '' || asked.supplier !== '';
  return (
    <EmptyNote text={t('No orders in these months.')}>
      {narrowed ? (
        <LocalLink to={searchPath({ ...asked, category: '', supplier: '' })}>{t('Clear all filters')}</LocalLink>
      ) : (
        <>
          <p>{t('Choose other months. Orders appear here once you award a request for quotation.')}</p>
          <Button component={LocalLink} to="/procurement/rfq" color="amber">
            {t('Open RFQ')}
          </Button>
        </>
      )}
    </EmptyNote>
  );
}
