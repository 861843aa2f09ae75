import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api/call-error.ts';
import type { ContractForm } from '../../../lib/api/contract-form.ts';
import { companyQuery } from '../../../lib/company-query.ts';
import { toast } from '../../../lib/toast.ts';

/** Saves one section of the settings and reads the company again. */
export function useSectionForm<V extends Record<string, unknown>>(
  form: ContractForm<V>,
  send: (values: V) => Promise<{ message: string }>,
) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();

  async function save(values: V) {
    setFailure(undefined);
    try {
      const { message } = await send(values);
      void toast({ message: t(message), tone: 'good' });
      await Promise.all([client.refetchQueries(companyQuery), client.invalidateQueries({ queryKey: ['profile'] })]);
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to update profile')));
    }
  }
  return { failure, onSubmit: form.onSubmit(save, form.focusFirstError) };
}
