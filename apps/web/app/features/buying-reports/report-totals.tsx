import { useTranslation } from 'react-i18next';
import { formatDollars, formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { StatStrip } from '../../ui/page/stat-strip.tsx';
import type { Report } from './report-query.ts';

/** Shows the four key numbers of the report. */
export function ReportTotals({ report: { total, savings } }: { report: Report }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { saved, percent } = savings.total;
  return (
    <StatStrip
      stats={[
        { label: t('Net spend'), value: formatDollars(total.net) },
        { label: t('Orders'), value: formatNumber(total.orders, language) },
        { label: t('Suppliers'), value: formatNumber(total.suppliers, language) },
        {
          label: t('Saved vs. first offers'),
          value: percent === null ? '–' : formatDollars(saved),
          note: percent !== null && `${formatNumber(percent, language, 1)}%`,
        },
      ]}
    />
  );
}
