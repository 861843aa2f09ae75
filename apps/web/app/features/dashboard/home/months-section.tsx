import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readTradeMonths } from '@rigsouq/contract/trust/trade-months';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDay } from '../../../lib/format/days.ts';
import {
  formatDollars,
  formatDollarsInText,
  formatMoney,
  formatMonth,
  formatNumber,
} from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { ViewRole } from '../../../shell/session-rules.ts';
import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { type ChartTableData, textCell } from '../../../ui/charts/chart-table-data.ts';
import { ColumnChart } from '../../../ui/charts/column-chart.tsx';
import { LoadingChart } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { monthPlace } from '../../buying-reports/month-place.ts';
import classes from './overview.module.css';
import { monthsQuery } from './overview-queries.ts';

type Months = AnswerOf<typeof readTradeMonths>['months'];

const CHART_HEIGHT = 280;

/** Shows what the company bought, or sold, in each of the last twelve months: purchase orders, rentals and auctions together. */
export function MonthsSection({ view }: { view: ViewRole }) {
  const { t } = useTranslation();
  const id = useId();
  const found = useQuery(monthsQuery(view));
  const title = view === 'supplier' ? t('Revenue by month') : t('Spend by month');
  const months = found.data?.months ?? [];
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {months.some(({ deals }) => deals > 0) && <Sum months={months} />}
      </div>
      {found.isError ? (
        <QueryFailure query={found} fallback={t('Failed to fetch the sums of your deals')} />
      ) : !found.data ? (
        <LoadingChart height={CHART_HEIGHT} />
      ) : months.every(({ deals }) => deals === 0) ? (
        <p className={classes.empty}>
          {t(
            'No deals in the last twelve months. Accepted orders, started rentals and paid auctions are added up here.',
          )}
        </p>
      ) : (
        <Chart months={months} title={title} />
      )}
    </section>
  );
}

function Sum({ months }: { months: Months }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sum = months.reduce((all, month) => all + month.sum, 0);
  return (
    <p className={classes.sum}>
      {t('Last 12 months:')} <b>{formatDollarsInText(language, sum)}</b>
    </p>
  );
}

function Chart({ months, title }: { months: Months; title: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const most = months.reduce((highest, one) => (one.sum > highest.sum ? one : highest));
  const nameOf = (month: string) => formatMonth(firstDay(month), language);
  const table: ChartTableData = {
    head: [t('Month'), t('Deals'), t('US dollars')].map(textCell),
    rows: months.map(({ month, deals, sum }) => [
      { shown: nameOf(month), raw: month },
      { shown: formatNumber(deals, language), raw: deals },
      { shown: formatDollars(sum), raw: sum },
    ]),
    foot: [],
  };
  return (
    <>
      <ColumnChart
        label={t('{{title}}. Highest in {{month}}: {{amount}}.', {
          title,
          month: nameOf(most.month),
          amount: formatDollarsInText(language, most.sum),
        })}
        places={months.map(({ month }) => monthPlace(month, language))}
        series={[{ name: title, tone: 'ink', values: months.map(({ sum }) => sum) }]}
        edge={formatMoney}
        exact={formatDollars}
      />
      <ChartTable title={title} table={table} />
    </>
  );
}
