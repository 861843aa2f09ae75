import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../lib/api/contract-form.ts';
import { companyQuery } from '../../../lib/company-query.ts';
import { toast } from '../../../lib/toast.ts';
import { profileQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import { useFieldForm } from '../../../shared/identity/use-field-form.ts';

/** Saves one section of the settings and reads the company again. */
export function useSectionForm<V extends Record<string, unknown>>(
  form: ContractForm<V>,
  save: (values: V) => Promise<{ message: string }>,
) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { failure, send } = useFieldForm(form, {}, t('Failed to update profile'));
  const onSubmit = send(async (values) => {
    const { message } = await save(values);
    void toast({ message: t(message), tone: 'good' });
    await Promise.all([client.refetchQueries(companyQuery), client.invalidateQueries(profileQuery)]);
  });
  return { failure, onSubmit };
}
