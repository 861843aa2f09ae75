import { useTranslation } from 'react-i18next';
import { formatDayRange, formatNumber } from '../../../../lib/format/format.ts';
import { categoryLabel } from '../../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import type { RfqLine } from '../comparison-query.ts';
import classes from './line-name.module.css';

/** Shows what the line asks for. */
export function LineName({ line }: { line: RfqLine }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { category, specification, quantity, mode, from, to, place } = line;
  return (
    <div className={classes.name}>
      <p className={classes.what}>
        {formatNumber(quantity, language)} × <bdi>{categoryLabel(t, category)}</bdi>
      </p>
      <p className={classes.words}>
        <bdi>{specification}</bdi>
      </p>
      <p className={classes.more}>
        {mode === 'rent' ? t('To rent') : t('To buy')}
        {from && to && ` · ${formatDayRange(from, to, language)}`}
        {' · '}
        <bdi>{place}</bdi>
      </p>
    </div>
  );
}
