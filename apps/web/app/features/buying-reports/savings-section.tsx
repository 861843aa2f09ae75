import { useTranslation } from 'react-i18next';
import { formatDollars, formatDollarsInText, formatMoney, formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { ColumnChart } from '../../ui/charts/column-chart.tsx';
import { monthPlace } from './month-place.ts';
import type { Report } from './report-query.ts';
import { ReportSection } from './report-section.tsx';
import { savingsTable } from './report-tables.ts';
import classes from './reports-screen.module.css';

/** Compares what was ordered with the first offers. */
export function SavingsSection({ report }: { report: Report }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { total, months } = report.savings;
  const amount = formatDollarsInText(language, Math.abs(total.saved));
  const percent = formatNumber(Math.abs(total.percent ?? 0), language, 1);
  const summary =
    total.saved < 0
      ? t('Orders cost {{amount}} ({{percent}}%) more than the first offers.', { amount, percent })
      : t('You saved {{amount}} ({{percent}}%) against the first offers.', { amount, percent });
  return (
    <ReportSection
      id="savings"
      title={t('Savings vs. first offer')}
      lead={t(
        'The first offer is the first price received from any supplier for the ordered items. Orders without one are not included.',
      )}
      table={savingsTable({ t, language }, report)}
    >
      {total.orders === 0 ? (
        <p className={classes.note}>{t('No orders in these months had a first offer to compare with.')}</p>
      ) : (
        <>
          <p>
            <strong>{summary}</strong>
          </p>
          <ColumnChart
            label={summary}
            places={months.map(({ month }) => monthPlace(month, language))}
            series={[
              { name: t('First offer'), tone: 'pale', values: months.map(({ first }) => first) },
              { name: t('Ordered'), tone: 'ink', values: months.map(({ ordered }) => ordered) },
            ]}
            edge={formatMoney}
            exact={formatDollars}
          />
        </>
      )}
    </ReportSection>
  );
}
