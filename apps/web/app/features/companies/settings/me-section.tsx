import { Button } from '@mantine/core';
import { changeMe } from '@rigsouq/contract/companies/profile';
import { jobRoles } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import type { Company } from '../../../lib/company-query.ts';
import fields from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, TextField } from '../../../ui/forms/form-fields.tsx';
import { SettingsSection } from '../../../ui/forms/settings-section.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { useSectionForm } from './use-section-form.ts';

/** Edits the name and the title of the caller. Titles grant no rights (R12). */
export function MeSection({ me }: { me: Company['me'] }) {
  const { t } = useTranslation();
  const form = useContractForm(changeMe.body, {
    Fullname: me.name,
    Role: me.jobRole ?? '',
    jobTitle: me.jobTitle ?? '',
  });
  const { failure, onSubmit } = useSectionForm(form, (body) => call(changeMe, { body }));
  return (
    <SettingsSection id="you" title={t('Your details')} lead={t('Your colleagues and your partners see your name.')}>
      <form method="post" noValidate onSubmit={onSubmit} className={fields.form} aria-labelledby="you">
        <div className={fields.grid}>
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
        </div>
        {failure && <FailureNote>{failure}</FailureNote>}
        <div className={fields.actions}>
          <Button type="submit" variant="default" disabled={form.submitting}>
            {form.submitting ? t('Saving...') : t('Save')}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
