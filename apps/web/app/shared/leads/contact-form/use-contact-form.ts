// A form that sends a message: it validates, shows the result and fills in the sender.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api/call-error.ts';
import { type ContractForm, useContractForm } from '../../../lib/api/contract-form.ts';
import { useNotice } from './use-notice.ts';
import { type SenderFields, useSender } from './use-sender.ts';

type Values = Record<string, string>;

/** The schema of the call. It validates the fields and converts them to the body. */
type Schema<B> = Parameters<typeof useContractForm>[0] & { parse: (values: unknown) => B };

type ContactFormRules<V extends Values, B> = {
  schema: Schema<B>;
  empty: V;
  optional: readonly (keyof V)[];
  /** The fields about the sender. They are filled in for a signed-in user. */
  sender: SenderFields<V>;
  send: (body: B) => Promise<unknown>;
  /** Shown for a short time. A page that replaces the form with a confirmation uses `onSent` instead. */
  success?: string;
  onSent?: () => void;
  failure: string;
};

/** Only robots fill in this field. The server checks it. */
type Robots = { homepage: string };

export function useContactForm<V extends Values, B>(rules: ContactFormRules<V, B>) {
  const { i18n } = useTranslation();
  const form: ContractForm<V & Robots> = useContractForm(rules.schema, { ...rules.empty, homepage: '' });
  const [complete, setComplete] = useState(false);
  const { notice, show } = useNotice();

  function updateComplete(): void {
    const mayStayEmpty = new Set<PropertyKey>([...rules.optional, 'homepage']);
    const values = Object.entries<string>(form.getValues());
    setComplete(values.every(([field, value]) => mayStayEmpty.has(field) || value.trim() !== ''));
  }

  useSender(form, rules.sender, updateComplete);

  async function submit(values: V & Robots): Promise<void> {
    show(undefined);
    try {
      await rules.send(rules.schema.parse(values));
      form.reset();
      setComplete(false);
      if (rules.success) show({ tone: 'good', message: rules.success });
      rules.onSent?.();
    } catch (error) {
      form.showFieldErrors(error);
      show({ tone: 'bad', message: messageOf(i18n, error, rules.failure) });
    }
  }

  return { form, complete, notice, updateComplete, submit: form.onSubmit(submit, form.focusFirstError) };
}

export type ContactFormState<V extends Values> = ReturnType<typeof useContactForm<V, unknown>>;
