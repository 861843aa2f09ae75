import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../lib/api/contract-form.ts';

// biome-ignore lint/suspicious/noExplicitAny: a form of any fields, of which this is one
type Props = { form: ContractForm<any>; description: string } & Omit<TextInputProps, 'form'>;

export function CodeField({ form, description, ...looks }: Props) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t('Code')}
      description={description}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      key={form.key('code')}
      {...form.getInputProps('code')}
      {...looks}
    />
  );
}
