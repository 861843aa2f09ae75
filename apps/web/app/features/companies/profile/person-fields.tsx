import { jobRoles } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../lib/api/contract-form.ts';
import fields from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, TextField } from '../../../ui/forms/form-fields.tsx';

type PersonValues = Record<'Fullname' | 'Role' | 'jobTitle', string>;

/** The name and the title of a member. Titles grant no rights (R12). */
export function PersonFields<V extends PersonValues>({ form }: { form: ContractForm<V> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        form={form}
        field="Fullname"
        label={t('Full Name')}
        withAsterisk
        autoComplete="name"
        maxLength={120}
        className={fields.whole ?? ''}
      />
      <ChoiceField form={form} field="Role" label={t('Role')} withAsterisk choices={jobRoles} />
      <TextField
        form={form}
        field="jobTitle"
        label={t('Job Title')}
        withAsterisk
        autoComplete="organization-title"
        maxLength={120}
      />
    </>
  );
}
