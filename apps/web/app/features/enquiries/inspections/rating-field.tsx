import { type ComponentCode, ratings } from '@rigsouq/contract/enquiries/inspections';
import { useId } from 'react';
import type { ContractForm } from '../../../lib/api/contract-form.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import classes from './report-form.module.css';
import { type ReportValues, ratingField } from './report-values.ts';

type RatingFieldProps = { form: ContractForm<ReportValues>; code: ComponentCode; name: string };

/** Shows four large buttons, because the supplier writes the report on a phone at the machine. */
export function RatingField({ form, code, name }: RatingFieldProps) {
  const language = useLanguage();
  const field = ratingField(code);
  const errorId = useId();
  const { error, defaultValue, ...input } = form.getInputProps(field);
  return (
    <fieldset
      className={classes.rating}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      key={form.key(field)}
    >
      <legend className={classes.label}>{name}</legend>
      <div className={classes.choices}>
        {ratings.map(({ code: rating, [language]: word }) => (
          <label key={rating} className={classes.choice} data-rating={rating}>
            <input {...input} type="radio" name={field} value={rating} defaultChecked={defaultValue === rating} />
            {word}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={classes.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
