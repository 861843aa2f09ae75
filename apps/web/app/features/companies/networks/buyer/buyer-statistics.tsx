import type { buyerNetwork } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format/format.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { StatisticsStrip } from '../../../../ui/page/statistics-strip.tsx';

/** Shows statistics from the API, because the specification gives no fixed numbers for these pages. */
export function BuyerStatistics({ stats }: { stats: AnswerOf<typeof buyerNetwork>['stats'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <StatisticsStrip
      title={t('The buyer network in figures')}
      figures={[
        { figure: formatNumber(stats.activeBuyers, language), label: text('Active buyers') },
        { figure: formatNumber(stats.countries, language), label: text('Countries') },
      ]}
    />
  );
}
