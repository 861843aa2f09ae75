// A form that validates with the schema of the contract and shows errors in the language of the page.
import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from './call-error.ts';

type Values = Record<string, unknown>;
type Schema = Parameters<typeof schemaResolver>[0];
/** Validates one step of a wizard. It returns the English error messages by field. */
type Check<V> = (values: V) => FormErrors;

export type ContractForm<V extends Values> = UseFormReturnType<V> & {
  /** Focuses the first invalid field in the order of the form. */
  focusFirstError(errors: FormErrors): void;
  /** Shows the errors of the server at the fields that they name. Returns whether at least one field was named. */
  showFieldErrors(error: unknown): boolean;
};

/** Returns the first message of each field. */
export function errorsByField(issues: readonly { path: readonly PropertyKey[]; message: string }[] = []): FormErrors {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), message]).toReversed());
}

const NOT_TYPED = ['checkbox', 'radio', 'file', 'hidden'];

/** Returns the text of an input if it differs from what the server rendered. */
function typedBeforeHydration(node: Element | null): string | undefined {
  if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) return undefined;
  if (node.readOnly || NOT_TYPED.includes(node.type)) return undefined;
  return node.value === node.defaultValue ? undefined : node.value;
}

/** Creates a form. `name` separates the field ids when several forms on a page have the same field, such as a password. */
export function useContractForm<V extends Values>(
  rules: Schema | Check<V>,
  initialValues: V,
  name?: string,
): ContractForm<V> {
  const { t } = useTranslation();
  const check = typeof rules === 'function' ? rules : schemaResolver(rules, { sync: true });
  const form = useForm<V>({
    ...(name && { name }),
    mode: 'uncontrolled',
    initialValues,
    validate: (values) =>
      Object.fromEntries(Object.entries(check(values)).map(([field, message]) => [field, t(String(message))])),
  });
  const fields = Object.keys(initialValues);

  // On a slow phone, a user or the browser's autofill may have filled a field before the page is hydrated. That value must not be lost.
  const keepTypedValues = useEffectEvent(() => {
    for (const field of fields) {
      const typed = typedBeforeHydration(form.getInputNode(field));
      if (typed !== undefined) form.setFieldValue(field, typed as never, { forceUpdate: false });
    }
  });
  useEffect(() => keepTypedValues(), []);

  function focusFirstError(errors: FormErrors): void {
    const first = fields.find((field) => errors[field]);
    if (first) form.getInputNode(first)?.focus();
  }

  return {
    ...form,
    // Mantine marks an invalid text field for screen readers, but not an invalid password field.
    getInputProps: (path, options) => {
      const props = form.getInputProps(path, options);
      return props.error ? { ...props, 'aria-invalid': true } : props;
    },
    focusFirstError,
    showFieldErrors(error) {
      if (!(error instanceof CallError)) return false;
      const named = error.errors.filter(({ path }) => fields.includes(path));
      if (named.length === 0) return false;
      const errors = Object.fromEntries(named.map(({ path, message }) => [path, t(message)]));
      form.setErrors(errors);
      focusFirstError(errors);
      return true;
    },
  };
}
