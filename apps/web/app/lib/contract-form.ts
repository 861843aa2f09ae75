// A form that validates with the contract's own schema and speaks the page's language.
import { type FormErrors, schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from './call-error.ts';

type Values = Record<string, unknown>;
type Schema = Parameters<typeof schemaResolver>[0];
/** A wizard checks step by step: its errors, in English, by field. */
type Check<V> = (values: V) => FormErrors;

export type ContractForm<V extends Values> = UseFormReturnType<V> & {
  /** Puts the first faulty field in the order of the form under the cursor. */
  focusFirstError(errors: FormErrors): void;
  /** Shows what the server found wrong under the fields it names. True when it named one. */
  showFieldErrors(error: unknown): boolean;
};

/** The first message of each field. */
export function faultsIn(issues: readonly { path: readonly PropertyKey[]; message: string }[] = []): FormErrors {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), message]).toReversed());
}

const NOT_TYPED = ['checkbox', 'radio', 'file', 'hidden'];

/** What stands in a field of text, where it is not what the page was served with. */
function typedBefore(node: Element | null): string | undefined {
  if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) return undefined;
  if (node.readOnly || NOT_TYPED.includes(node.type)) return undefined;
  return node.value === node.defaultValue ? undefined : node.value;
}

/** `name`: where several forms of a page ask for the same thing, such as the password, each finds its own field by it. */
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

  // On a slow phone a person, or the browser that remembers them, has filled in a field before the page is alive: it counts.
  const adopt = useEffectEvent(() => {
    for (const field of fields) {
      const typed = typedBefore(form.getInputNode(field));
      if (typed !== undefined) form.setFieldValue(field, typed as never, { forceUpdate: false });
    }
  });
  useEffect(() => adopt(), []);

  function focusFirstError(errors: FormErrors): void {
    const first = fields.find((field) => errors[field]);
    if (first) form.getInputNode(first)?.focus();
  }

  return {
    ...form,
    // Mantine tells a screen reader of a faulty text field, but not of a faulty password.
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
