import { useTranslation } from 'react-i18next';
import type { Company } from '../../../lib/company-query.ts';
import { formatFileSize } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { FileRow } from '../../../ui/files/file-row.tsx';
import { SettingsSection } from '../../../ui/forms/settings-section.tsx';
import { DocumentInput } from './document-input.tsx';
import { SavedDocument } from './saved-document.tsx';
import type { YourProfileState } from './use-your-profile.ts';
import classes from './your-profile-screen.module.css';

export function DocumentsSection({ company, state }: { company: Company; state: YourProfileState }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { documents, documentErrors } = state;
  return (
    <SettingsSection
      id="documents"
      title={t('Documents')}
      lead={t('Licences and certificates. Only your company and our verification team can open them.')}
    >
      {company.documents.length + documents.length > 0 && (
        <ul className={classes.documents}>
          {company.documents.map((document) => (
            <li key={document._id}>
              <SavedDocument document={document} />
            </li>
          ))}
          {documents.map((file, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            <li key={`${place} ${file.name}`}>
              <FileRow
                name={file.name}
                called={file.name}
                detail={`${formatFileSize(file.size, language)} · ${t('Uploads when you save')}`}
                onRemove={() => state.removeDocument(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <DocumentInput name="UploadDocuments" errors={documentErrors} onChoose={state.addDocuments} />
    </SettingsSection>
  );
}
