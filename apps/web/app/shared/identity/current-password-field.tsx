import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../lib/api/contract-form.ts';

// biome-ignore lint/suspicious/noExplicitAny: a form of any fields, of which this is one
type Props = { form: ContractForm<any> } & Omit<PasswordInputProps, 'form'>;

/** Asks for the current password. Every change of a login requires it, because an open session alone must not be enough. */
export function CurrentPasswordField({ form, ...looks }: Props) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      label={t('Current password')}
      name="currentPassword"
      autoComplete="current-password"
      key={form.key('currentPassword')}
      visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password'), tabIndex: 0 }}
      {...form.getInputProps('currentPassword')}
      {...looks}
    />
  );
}
