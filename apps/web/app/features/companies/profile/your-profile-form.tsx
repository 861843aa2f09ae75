import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Company } from '../../../lib/company-query.ts';
import { UploadProgressList } from '../../../ui/files/upload-progress-list.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { CompanySection } from './company-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { useYourProfile } from './use-your-profile.ts';
import { YouSection } from './you-section.tsx';
import classes from './your-profile-screen.module.css';

export function YourProfileForm({ company }: { company: Company }) {
  const { t } = useTranslation();
  const state = useYourProfile(company);
  const { form, note, sent } = state;
  return (
    <form method="post" noValidate className={classes.form} onSubmit={state.onSubmit}>
      <YouSection form={form} />
      <CompanySection form={form} company={company} />
      <DocumentsSection company={company} state={state} />
      {sent && <UploadProgressList sent={sent} files={state.documents} />}
      {note && <FailureNote>{note}</FailureNote>}
      <div className={classes.actions}>
        <Button type="submit" color="amber" size="md" disabled={form.submitting}>
          {form.submitting ? t('Updating...') : t('Update Profile')}
        </Button>
      </div>
    </form>
  );
}
