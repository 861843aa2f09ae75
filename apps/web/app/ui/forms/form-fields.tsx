// Inputs that are bound to a field of a form: label, value, error and focus.
import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { ComponentProps, ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../lib/api/contract-form.ts';

type Values = Record<string, unknown>;
type Bound<V extends Values, C extends ComponentType> = {
  form: ContractForm<V>;
  field: keyof V & string;
  label: string;
} & Omit<ComponentProps<C>, 'form'>;

export function TextField<V extends Values>({ form, field, ...rest }: Bound<V, typeof TextInput>) {
  return <TextInput name={field} size="md" key={form.key(field)} {...form.getInputProps(field)} {...rest} />;
}

export function LongTextField<V extends Values>({ form, field, ...rest }: Bound<V, typeof Textarea>) {
  return <Textarea name={field} size="md" key={form.key(field)} {...form.getInputProps(field)} {...rest} />;
}

type Choices = readonly { readonly code: string; readonly label: string }[];

export function ChoiceField<V extends Values>({
  form,
  field,
  choices,
  ...rest
}: Bound<V, typeof NativeSelect> & { choices: Choices }) {
  const { t } = useTranslation();
  const data = [
    { value: '', label: t('Choose...') },
    ...choices.map(({ code, label }) => ({ value: code, label: t(label) })),
  ];
  return (
    <NativeSelect name={field} size="md" data={data} key={form.key(field)} {...form.getInputProps(field)} {...rest} />
  );
}
