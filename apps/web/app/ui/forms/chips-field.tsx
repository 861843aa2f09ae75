import '@mantine/core/styles/Chip.layer.css';
import { Chip } from '@mantine/core';
import type { Entry } from '@rigsouq/contract/taxonomy';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../lib/api/contract-form.ts';
import fields from './form-fields.module.css';

type ChipsFieldProps<F extends string, V extends Record<F, string[]>> = {
  form: ContractForm<V>;
  field: F;
  label: string;
  list: readonly Entry[];
};

/** Selects several of a few options. All options are visible, and each needs one tap. */
export function ChipsField<F extends string, V extends Record<F, string[]>>({
  form,
  field,
  label,
  list,
}: ChipsFieldProps<F, V>) {
  const { t } = useTranslation();
  const errorId = useId();
  const { error } = form.getInputProps(field);
  return (
    <fieldset className={fields.group} aria-describedby={error ? errorId : undefined}>
      <legend className={fields.legend}>{label}</legend>
      <Chip.Group
        multiple
        key={form.key(field)}
        defaultValue={form.getValues()[field]}
        onChange={(now) => {
          form.setFieldValue(field, now as never, { forceUpdate: false });
          form.clearFieldError(field);
        }}
      >
        <div className={fields.chips}>
          {list.map(({ code, label: name }, place) => (
            <Chip key={code} value={code} color="ink" size="sm" {...(place === 0 && { 'data-path': field })}>
              {t(name)}
            </Chip>
          ))}
        </div>
      </Chip.Group>
      {error && (
        <p id={errorId} role="alert" className={fields.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
