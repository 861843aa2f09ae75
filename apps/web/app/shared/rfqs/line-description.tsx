import type { modes } from '@rigsouq/contract/rfqs/calls';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '../../lib/format/format.ts';
import { categoryLabel } from '../../lib/i18n/labels.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import classes from './line-description.module.css';

/** A line item of a request or of a reverse auction. */
export type RequestedLine = {
  readonly line: number;
  readonly category: string;
  readonly specification: string;
  readonly quantity: number;
  readonly mode: (typeof modes)[number];
  readonly from: string | null;
  readonly to: string | null;
  readonly place: string;
};

/** Shows the quantity, the category, whether to buy or to rent, and the place. A draft shows what is filled in so far. */
export function LineDescription({ line }: { line: RequestedLine }) {
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

export function LineList({ lines }: { lines: readonly RequestedLine[] }) {
  const { t } = useTranslation();
  return (
    <ol aria-label={t('Line items')}>
      {lines.map((line) => (
        <li key={line.line} className={classes.line}>
          <LineDescription line={line} />
        </li>
      ))}
    </ol>
  );
}
