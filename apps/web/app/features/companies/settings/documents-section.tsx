import { addDocuments, DOCUMENTS_MAX } from '@rigsouq/contract/companies/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import type { UploadProgress } from '../../../lib/api/send-form.ts';
import { type Company, companyQuery } from '../../../lib/company-query.ts';
import { toast } from '../../../lib/toast.ts';
import { ReadOnlyNote } from '../../../shared/dashboard/read-only-note.tsx';
import { UploadProgressList } from '../../../ui/files/upload-progress-list.tsx';
import { SettingsSection } from '../../../ui/forms/settings-section.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { DocumentInput } from '../profile/document-input.tsx';
import { SavedDocument } from '../profile/saved-document.tsx';
import classes from '../profile/your-profile-screen.module.css';

/** Lists the documents of the company. Chosen files are saved immediately. */
export function DocumentsSection({ company }: { company: Company }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [sent, setSent] = useState<UploadProgress>();
  const { documents } = company;
  const { changeCompany } = company.can;
  const add = useMutation({
    mutationFn: (files: File[]) => call(addDocuments, { files: { documents: files } }, { onProgress: setSent }),
    onSuccess: async () => {
      void toast({ message: t(addDocuments.message), tone: 'good' });
      await client.refetchQueries(companyQuery);
    },
    onSettled: () => setSent(undefined),
  });

  function choose(files: File[], errors: string[]) {
    setFaults(errors);
    if (files.length > 0) add.mutate(files);
  }

  return (
    <SettingsSection
      id="documents"
      title={t('Documents')}
      lead={t('Licences and certificates. Only your company and our verification team can open them.')}
    >
      {!changeCompany && <ReadOnlyNote />}
      {documents.length > 0 ? (
        <ul className={classes.documents}>
          {documents.map((document) => (
            <li key={document._id}>
              <SavedDocument document={document} canRemove={changeCompany} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('No documents yet.')}</p>
      )}
      {changeCompany && documents.length < DOCUMENTS_MAX && (
        <DocumentInput name="documents" errors={faults} onChoose={choose} />
      )}
      {sent && add.variables && <UploadProgressList sent={sent} files={add.variables} />}
      {add.isError && <FailureNote>{messageOf(i18n, add.error, t('Failed to save the documents'))}</FailureNote>}
    </SettingsSection>
  );
}
