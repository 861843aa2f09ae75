import { useTranslation } from 'react-i18next';
import { firstDay } from '../../lib/format/days.ts';
import { formatDollars, formatDollarsInText, formatMoney, formatMonth } from '../../lib/format/format.ts';
import { categoryLabel } from '../../lib/i18n/labels.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { ColumnChart } from '../../ui/charts/column-chart.tsx';
import { BarList } from './bar-list.tsx';
import { monthPlace } from './month-place.ts';
import type { Report } from './report-query.ts';
import type { ReportSearch } from './report-search.ts';
import { ReportSection } from './report-section.tsx';
import { categoriesTable, monthsTable, othersLabel, suppliersTable } from './report-tables.ts';

export function MonthsSection({ report }: { report: Report }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { months } = report;
  const most = months.reduce((highest, one) => (one.net > highest.net ? one : highest));
  return (
    <ReportSection
      id="spend-by-month"
      title={t('Spend by month')}
      lead={t('Orders are counted in the month they were issued.')}
      table={monthsTable({ t, language }, report)}
    >
      <ColumnChart
        label={t('Spend by month. Highest in {{month}}: {{amount}}.', {
          month: formatMonth(firstDay(most.month), language),
          amount: formatDollarsInText(language, most.net),
        })}
        places={months.map(({ month }) => monthPlace(month, language))}
        series={[{ name: t('Net spend'), tone: 'ink', values: months.map(({ net }) => net) }]}
        edge={formatMoney}
        exact={formatDollars}
      />
    </ReportSection>
  );
}

type NarrowProps = { report: Report; narrowTo: (change: Partial<ReportSearch>) => string };

export function CategoriesSection({ report, narrowTo }: NarrowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { categories, total } = report;
  return (
    <ReportSection
      id="spend-by-category"
      title={t('Spend by category')}
      lead={t('Each order is counted in its highest-value category.')}
      table={categoriesTable({ t, language }, report)}
    >
      <BarList
        label={t('Spend by category')}
        whole={total.net}
        bars={categories.map(({ category, net }) => ({
          key: category,
          name: categoryLabel(t, category),
          net,
          to: categories.length > 1 ? narrowTo({ category }) : undefined,
        }))}
      />
    </ReportSection>
  );
}

export function SuppliersSection({ report, narrowTo }: NarrowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { suppliers, otherSuppliers, total } = report;
  const others = otherSuppliers && [
    { key: 'others', name: othersLabel(t, otherSuppliers.suppliers), net: otherSuppliers.net },
  ];
  return (
    <ReportSection
      id="spend-by-supplier"
      title={t('Spend by supplier')}
      lead={t('The 20 largest suppliers by order value; the rest are grouped.')}
      table={suppliersTable({ t, language }, report)}
    >
      <BarList
        label={t('Spend by supplier')}
        whole={total.net}
        bars={[
          ...suppliers.map(({ _id, companyName, net }) => ({
            key: _id,
            name: companyName,
            net,
            to: suppliers.length > 1 ? narrowTo({ supplier: _id }) : undefined,
          })),
          ...(others ?? []),
        ]}
      />
    </ReportSection>
  );
}
