import { Button } from '@mantine/core';
import { sendLicence } from '@rigsouq/contract/trust/licences';
import { dayOf } from '@rigsouq/kernel/periods';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { errorsByField, useContractForm } from '../../../lib/api/contract-form.ts';
import type { UploadProgress } from '../../../lib/api/send-form.ts';
import { documentFileTypes } from '../../../lib/file-rules.ts';
import { formatFileSize } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { FileBox } from '../../../ui/files/file-box.tsx';
import { FileRow } from '../../../ui/files/file-row.tsx';
import { UploadProgressList } from '../../../ui/files/upload-progress-list.tsx';
import { TextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';

const rule = { ...documentFileTypes, bytes: sendLicence.upload.file.bytes };

export function LicenceForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<UploadProgress>();
  const form = useContractForm<{ expiresOn: string }>(
    (typed) => errorsByField(sendLicence.body.safeParse(typed).error?.issues),
    { expiresOn: '' },
  );

  async function submit(body: { expiresOn: string }) {
    setFailure(undefined);
    if (!file) {
      setFault(t('Choose a file first'));
      document.getElementById(id)?.focus();
      return;
    }
    try {
      await call(sendLicence, { body, files: { file: [file] } }, { onProgress: setSent });
      onDone();
      void toast({ message: t('Licence uploaded. We’ll review it.'), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to upload the licence')));
    }
    setSent(undefined);
    await client.invalidateQueries({ queryKey: ['licences'] });
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
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
      <div>
        <FileBox
          id={id}
          name="file"
          rule={rule}
          hint={t('PDF, JPG or PNG, up to 10MB')}
          hidden={file !== undefined}
          error={fault}
          onChoose={([chosen], faults) => {
            setFile(chosen);
            setFault(faults[0]);
          }}
        />
        {file && (
          <FileRow
            name={file.name}
            called={file.name}
            detail={formatFileSize(file.size, language)}
            onRemove={form.submitting ? undefined : () => setFile(undefined)}
          />
        )}
      </div>
      {sent && file && <UploadProgressList sent={sent} files={[file]} />}
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onDone} disabled={form.submitting}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={form.submitting}>
          {form.submitting ? t('Sending...') : t('Upload licence')}
        </Button>
      </div>
    </form>
  );
}
