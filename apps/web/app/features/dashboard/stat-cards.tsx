import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { LocalLink } from '../../lib/local-link.tsx';
import classes from './stat-cards.module.css';

type Card = {
  label: string;
  value: number | undefined;
  /** Where what it counts is listed. */
  to: string;
};
type StatCardsProps = { cards: readonly Card[]; failed: boolean };

/** The figures of a view. One that could not be read says so instead of showing a nought. */
export function StatCards({ cards, failed }: StatCardsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <dl className={classes.cards}>
      {cards.map(({ label, value, to }) => (
        <div key={label} className={classes.card}>
          <dt className={classes.label}>
            <LocalLink to={to} preventScrollReset className={classes.link}>
              {label}
            </LocalLink>
          </dt>
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
