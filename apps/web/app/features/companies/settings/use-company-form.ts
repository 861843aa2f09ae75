import { updateProfile } from '@rigsouq/contract/companies/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { type Company, companyQuery } from '../../../lib/company-query.ts';
import { toast } from '../../../lib/toast.ts';
import { profileQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import type { ViewRole } from '../../../shell/session-rules.ts';
import { bodyOf, type CompanyValues, checkCompany, valuesOf } from './company-values.ts';

export function useCompanyForm(company: Company, view: ViewRole) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const form = useContractForm<CompanyValues>(checkCompany, valuesOf(company, t));

  async function save(values: CompanyValues) {
    try {
      await call(updateProfile, { body: bodyOf(values, view, t), files: {} });
    } catch (error) {
      form.showFieldErrors(error);
      return toast({ message: messageOf(i18n, error, t('Failed to update profile')), tone: 'bad' });
    }
    await Promise.all([client.refetchQueries(companyQuery), client.invalidateQueries(profileQuery)]);
    await toast({ message: t('Profile updated successfully'), tone: 'good' });
  }

  const onSubmit = form.onSubmit(save, (errors) => {
    form.focusFirstError(errors);
    void toast({ message: t('Please fix the form errors before submitting'), tone: 'bad' });
  });
  return { form, onSubmit };
}
