import { Button } from '@mantine/core';
import { changeMe } from '@rigsouq/contract/companies/profile';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import type { Company } from '../../../lib/company-query.ts';
import fields from '../../../ui/forms/form-fields.module.css';
import { SettingsSection } from '../../../ui/forms/settings-section.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { PersonFields } from '../profile/person-fields.tsx';
import { valuesOf } from '../profile/your-profile.ts';
import { useSectionForm } from './use-section-form.ts';

/** Edits the name and the title of the caller. Titles grant no rights (R12). */
export function MeSection({ company }: { company: Company }) {
  const { t } = useTranslation();
  const { Fullname, Role, jobTitle } = valuesOf(company);
  const form = useContractForm(changeMe.body, { Fullname, Role, jobTitle });
  const { failure, onSubmit } = useSectionForm(form, (body) => call(changeMe, { body }));
  return (
    <SettingsSection id="you" title={t('Your details')} lead={t('Your colleagues and your partners see your name.')}>
      <form method="post" noValidate onSubmit={onSubmit} className={fields.form} aria-labelledby="you">
        <div className={fields.grid}>
          <PersonFields form={form} />
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
