import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { buyerNetwork } from '@rigsouq/contract/networks';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { text } from '../../lib/i18n.ts';
import { useLanguage } from '../../lib/language.ts';
import { StatisticsStrip } from '../../shell/statistics-strip.tsx';

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
