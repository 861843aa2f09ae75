import type { TextInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../lib/api/contract-form.ts';
import { CodeField } from './code-field.tsx';
import { secondFactorQuery } from './second-factor-query.ts';

// biome-ignore lint/suspicious/noExplicitAny: a form of any fields, of which this is one
type Props = { form: ContractForm<any>; description?: string } & Pick<TextInputProps, 'size' | 'inputWrapperOrder'>;

/** Error codes that are shown at the code field. */
export const codeErrorFields = {
  'factor.code_wanted': 'code',
  'factor.code': 'code',
  'auth.code_locked': 'code',
} as const;

/** Asks for the second factor's code, if the login has one or the server asked for one. */
export function FactorCodeField({ form, description, ...looks }: Props) {
  const { t } = useTranslation();
  const enabled = useQuery(secondFactorQuery).data?.enabled;
  if (!enabled && !form.errors.code) return null;
  return <CodeField form={form} description={description ?? t('From your app, or a recovery code.')} {...looks} />;
}
