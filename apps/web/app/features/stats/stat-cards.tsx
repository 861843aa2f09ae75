import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { StatStrip } from '../../ui/page/stat-strip.tsx';

type Card = {
  label: string;
  value: number | undefined;
  /** The page that lists the counted items. */
  to: string;
};
type StatCardsProps = { cards: readonly Card[]; failed: boolean };

/** Shows the statistics of a view. A value that could not be loaded shows N/A instead of zero. */
export function StatCards({ cards, failed }: StatCardsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <StatStrip
      stats={cards.map(({ label, value, to }) => ({
        label,
        to,
        value:
          value !== undefined ? (
            formatNumber(value, language)
          ) : failed ? (
            t('N/A')
          ) : (
            <Skeleton height={20} width={40} my={4} />
          ),
      }))}
    />
  );
}
