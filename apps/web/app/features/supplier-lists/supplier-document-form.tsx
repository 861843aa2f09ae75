import { Button } from '@mantine/core';
import { addSupplierDocument, supplierDocumentKinds } from '@rigsouq/contract/supplier-lists/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { errorsByField, useContractForm } from '../../lib/api/contract-form.ts';
import type { UploadProgress } from '../../lib/api/send-form.ts';
import { documentFileTypes } from '../../lib/file-rules.ts';
import { formatFileSize } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { toast } from '../../lib/toast.ts';
import dialogs from '../../shared/deals/deal-actions.module.css';
import { FileBox } from '../../ui/files/file-box.tsx';
import { FileRow } from '../../ui/files/file-row.tsx';
import { UploadProgressList } from '../../ui/files/upload-progress-list.tsx';
import { ChoiceField, TextField } from '../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';

const rule = { ...documentFileTypes, bytes: addSupplierDocument.upload.file.bytes };

type Values = { kind: string; expiresOn: string };

export function SupplierDocumentForm({ supplierId, onDone }: { supplierId: string; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<UploadProgress>();
  const form = useContractForm<Values>(
    (typed) => errorsByField(addSupplierDocument.body.safeParse(typed).error?.issues),
    {
      kind: '',
      expiresOn: '',
    },
  );

  async function submit(body: Values) {
    setFailure(undefined);
    if (!file) {
      setFileError(t('Choose a file first'));
      document.getElementById(id)?.focus();
      return;
    }
    try {
      const params = { id: supplierId };
      await call(addSupplierDocument, { params, body, files: { file: [file] } }, { onProgress: setSent });
      onDone();
      void toast({ message: t('Document saved'), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to save the document')));
    }
    setSent(undefined);
    await client.invalidateQueries({ queryKey: ['suppliers'] });
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <ChoiceField form={form} field="kind" label={t('Document type')} choices={supplierDocumentKinds} data-autofocus />
      <TextField
        form={form}
        field="expiresOn"
        label={t('Expiry date (optional)')}
        description={t('Last valid day')}
        type="date"
        dir="ltr"
      />
      <div>
        <FileBox
          id={id}
          name="file"
          rule={rule}
          hint={t('PDF, JPG or PNG, up to 10MB')}
          hidden={file !== undefined}
          error={fileError}
          onChoose={([chosen], faults) => {
            setFile(chosen);
            setFileError(faults[0]);
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
          {form.submitting ? t('Sending...') : t('Save document')}
        </Button>
      </div>
    </form>
  );
}
