import type { modes } from '@rigsouq/contract/rfqs';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../lib/format.ts';
import { categoryLabel } from '../../lib/labels.ts';
import { useLanguage } from '../../lib/language.ts';
import classes from './line-words.module.css';

/** What is asked for, of a request and of a reverse auction alike. */
export type AskedLine = {
  readonly line: number;
  readonly category: string;
  readonly specification: string;
  readonly quantity: number;
  readonly mode: (typeof modes)[number];
  readonly from: string | null;
  readonly to: string | null;
  readonly place: string;
};

/** How many of what, to buy or to rent, where; of a draft as far as it is said. */
export function LineWords({ line }: { line: AskedLine }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { line: number, category, specification, quantity, mode, from, to, place } = line;
  return (
    <div className={classes.words}>
      <p className={classes.what}>
        <span className={classes.number}>{t('Line {{number}}', { number })}</span>{' '}
        {category ? <bdi>{categoryLabel(t, category)}</bdi> : t('Not filled in yet')}
        {quantity > 0 && ` × ${formatNumber(quantity, language)}`}
      </p>
      <p className={classes.text}>
        <bdi>{specification}</bdi>
      </p>
      <p className={classes.detail}>
        {mode === 'rent' && from && to
          ? t('To rent, {{from}} to {{to}}', { from: formatDay(from, language), to: formatDay(to, language) })
          : mode === 'rent'
            ? t('To rent')
            : t('To buy')}
        {place && ' · '}
        <bdi>{place}</bdi>
      </p>
    </div>
  );
}

export function LineList({ lines }: { lines: readonly AskedLine[] }) {
  const { t } = useTranslation();
  return (
    <ol aria-label={t('Line items')}>
      {lines.map((line) => (
        <li key={line.line} className={classes.line}>
          <LineWords line={line} />
        </li>
      ))}
    </ol>
  );
}
