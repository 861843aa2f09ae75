import { sendLicence } from '@rigsouq/contract/trust/licences';
import { dayOf } from '@rigsouq/kernel/periods';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { errorsByField, useContractForm } from '../../../lib/api/contract-form.ts';
import { DocumentForm } from '../../../shared/companies/document-form.tsx';
import { TextField } from '../../../ui/forms/form-fields.tsx';

export function LicenceForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const form = useContractForm<{ expiresOn: string }>(
    (typed) => errorsByField(sendLicence.body.safeParse(typed).error?.issues),
    { expiresOn: '' },
  );
  return (
    <DocumentForm
      form={form}
      bytes={sendLicence.upload.file.bytes}
      confirm={t('Upload licence')}
      done={t(sendLicence.message)}
      failed={t('Failed to upload the licence')}
      refresh="licences"
      send={(body, { file, onProgress }) => call(sendLicence, { body, files: { file: [file] } }, { onProgress })}
      onDone={onDone}
    >
      <p>{t('Only your company and our verification team can open it.')}</p>
      <TextField
        form={form}
        field="expiresOn"
        label={t('Expiry date')}
        description={t('Last valid day')}
        type="date"
        min={dayOf(new Date())}
        dir="ltr"
        data-autofocus
      />
    </DocumentForm>
  );
}
