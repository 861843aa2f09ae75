import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import type { Option } from './choice.tsx';
import classes from './fields.module.css';

type SelectFieldProps = {
  name: string;
  label: string;
  options: readonly Option[];
  chosen: string;
  /** The label of the empty option. It is left out if an option is always selected. */
  all?: string;
  /** Whether the options are names, which are not translated. */
  names?: boolean;
};

/** Uses the browser's own list, which works by touch, by keyboard and without JavaScript. */
export function SelectField({ name, label, options, chosen, all, names = false }: SelectFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={chosen}
        className={classes.control}
        translate={names ? 'no' : undefined}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map(({ code, label, count }) => (
          <option key={code} value={code}>
            {count === undefined ? t(label) : `${t(label)} (${formatNumber(count, language)})`}
          </option>
        ))}
      </select>
    </div>
  );
}

type InputFieldProps = {
  name: string;
  label: string;
  value: string;
  type?: 'text' | 'date';
  numeric?: boolean;
  placeholder?: string;
  min?: string;
};

export function InputField({ name, label, value, type = 'text', numeric = false, placeholder, min }: InputFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        min={min}
        defaultValue={value}
        placeholder={placeholder}
        inputMode={numeric ? 'numeric' : undefined}
        maxLength={numeric ? 13 : 80}
        autoComplete="off"
        className={classes.control}
      />
    </div>
  );
}

type FieldGroupProps = {
  label: string;
  /** Stacks the fields at every width. */
  narrow?: boolean;
  children: ReactNode;
};

/** Groups fields that belong together, such as a lower and an upper limit. */
export function FieldGroup({ label, narrow = false, children }: FieldGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      <div className={narrow ? classes.stack : classes.fields}>{children}</div>
    </fieldset>
  );
}
