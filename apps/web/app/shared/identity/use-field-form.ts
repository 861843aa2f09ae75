import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, messageOf } from '../../lib/api/call-error.ts';
import type { ContractForm } from '../../lib/api/contract-form.ts';

/** Submits a form and shows an error at its field, or above the form. */
export function useFieldForm<V extends Record<string, unknown>>(
  form: ContractForm<V>,
  fieldOfCode: Partial<Record<string, keyof V & string>>,
  fallback: string,
) {
  const { i18n } = useTranslation();
  const [failure, setFailure] = useState<string>();

  function showError(error: unknown) {
    if (form.showFieldErrors(error)) return;
    const message = messageOf(i18n, error, fallback);
    const field = error instanceof CallError ? fieldOfCode[error.code] : undefined;
    if (!field) return setFailure(message);
    const errors = { [field]: message };
    form.setErrors(errors);
    form.focusFirstError(errors);
  }

  const send = (work: (values: V) => Promise<void>) =>
    form.onSubmit(async (values) => {
      setFailure(undefined);
      await work(values).catch(showError);
    }, form.focusFirstError);

  return { failure, send };
}
