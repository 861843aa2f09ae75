// Inputs of the application, bound to their field: label, length, error and focus in one word each.
import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from './application.ts';
import type { WizardState } from './use-wizard.tsx';

type Bound = { wizard: WizardState; field: Field; label: string };

export function TextField({ wizard: { form }, field, ...rest }: Bound & ComponentProps<typeof TextInput>) {
  return <TextInput name={field} size="md" key={form.key(field)} {...form.getInputProps(field)} {...rest} />;
}

export function LongTextField({ wizard: { form }, field, ...rest }: Bound & ComponentProps<typeof Textarea>) {
  return <Textarea name={field} size="md" key={form.key(field)} {...form.getInputProps(field)} {...rest} />;
}

type ChoiceProps = Bound & {
  choices: readonly { readonly code: string; readonly label: string }[];
} & ComponentProps<typeof NativeSelect>;

export function ChoiceField({ wizard: { form }, field, choices, ...rest }: ChoiceProps) {
  const { t } = useTranslation();
  const data = [
    { value: '', label: t('Choose...') },
    ...choices.map(({ code, label }) => ({ value: code, label: t(label) })),
  ];
  return (
    <NativeSelect name={field} size="md" data={data} key={form.key(field)} {...form.getInputProps(field)} {...rest} />
  );
}
