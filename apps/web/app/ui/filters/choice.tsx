import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import classes from './choice.module.css';

export type Option = {
  readonly code: string;
  readonly label: string;
  /** The number of results with this option, if it is known. */
  readonly count?: number | undefined;
};

type ChoiceProps = { name: string; label: string; all: string; options: readonly Option[]; chosen: string };

/** Selects one option or all. */
export function Choice({ name, label, all, options, chosen }: ChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{label}</legend>
      {[{ code: '', label: all }, ...options].map((option: Option) => (
        <label key={option.code} className={classes.option}>
          <input type="radio" name={name} value={option.code} defaultChecked={chosen === option.code} />
          <bdi>{t(option.label)}</bdi>
          {option.count !== undefined && <span className={classes.count}>{formatNumber(option.count, language)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
