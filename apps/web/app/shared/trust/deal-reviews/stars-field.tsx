import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Star } from '../reviews/stars.tsx';
import classes from './review-form.module.css';

type StarsFieldProps = {
  label: string;
  value: number;
  onChange: (stars: number) => void;
  error: string | undefined;
  ref: Ref<HTMLFieldSetElement>;
};

/** Selects one to five stars. The arrow keys work as in any radio group. */
export function StarsField({ label, value, onChange, error, ref }: StarsFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset ref={ref} className={classes.choice} aria-describedby={error ? `${id}error` : undefined}>
      <legend>{label}</legend>
      <div className={classes.row}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={classes.pick}>
            <input
              type="radio"
              name={id}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={t('{{stars}} of 5 stars', { stars })}
              aria-invalid={error ? true : undefined}
            />
            <Star full={stars <= value} />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
