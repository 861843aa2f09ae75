import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import classes from './stat-cards.module.css';

type StatCardsProps = { cards: readonly { label: string; value: number | undefined }[]; failed: boolean };

/** The figures of a view. One that could not be read says so instead of showing a nought. */
export function StatCards({ cards, failed }: StatCardsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <dl className={classes.cards}>
      {cards.map(({ label, value }) => (
        <div key={label} className={classes.card}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>
            {value !== undefined ? (
              formatNumber(value, language)
            ) : failed ? (
              t('N/A')
            ) : (
              <Skeleton height={28} width={48} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
