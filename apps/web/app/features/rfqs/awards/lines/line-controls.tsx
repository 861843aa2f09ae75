import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import type { Choices } from '../award/choices.ts';
import type { RfqLine } from '../comparison-query.ts';
import classes from './line-controls.module.css';
import type { LineSelection } from './line-selection.ts';

type LinePicksProps = { line: RfqLine; selection: LineSelection; choices: Choices };

/** Lets the buyer leave a line out or split it among several suppliers. */
export function LineControls({ line, selection, choices }: LinePicksProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!selection.open) return null;
  const pieces = (choices[line.line] ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
  const count = {
    chosen: formatNumber(pieces, language),
    asked: formatNumber(line.quantity, language),
  };
  return (
    <div className={classes.picks}>
      {selection.parts ? (
        <p data-over={pieces > line.quantity || undefined} className={classes.count}>
          {pieces > line.quantity
            ? t('{{chosen}} of {{asked}} selected: too many', count)
            : t('{{chosen}} of {{asked}} selected', count)}
        </p>
      ) : (
        <label className={classes.pick}>
          <input
            type="radio"
            name={`line-${line.line}`}
            checked={selection.none}
            onChange={selection.takeNone}
            aria-label={t('Do not order line {{line}}', { line: line.line })}
          />
          {t('Do not order')}
        </label>
      )}
      {line.quantity > 1 && (
        <label className={classes.pick}>
          <input
            type="checkbox"
            checked={selection.parts}
            onChange={({ currentTarget }) => selection.setParts(currentTarget.checked)}
            aria-label={t('Split line {{line}}', { line: line.line })}
          />
          {t('Split')}
        </label>
      )}
    </div>
  );
}
