import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api/call-error.ts';
import type { ContractForm } from '../../lib/api/contract-form.ts';
import type { UploadProgress } from '../../lib/api/send-form.ts';
import { documentFileTypes } from '../../lib/file-rules.ts';
import { formatFileSize } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { toast } from '../../lib/toast.ts';
import { FileBox } from '../../ui/files/file-box.tsx';
import { FileRow } from '../../ui/files/file-row.tsx';
import { UploadProgressList } from '../../ui/files/upload-progress-list.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import dialogs from '../deals/deal-actions.module.css';

type Upload = { file: File; onProgress: (sent: UploadProgress) => void };

type DocumentFormProps<V extends Record<string, unknown>> = {
  form: ContractForm<V>;
  /** The maximum size of the file. */
  bytes: number;
  /** The label of the button that uploads. */
  confirm: string;
  /** The success message. `failed` is the message if the server gave no reason. */
  done: string;
  failed: string;
  /** The first word of the keys of the queries to reload. */
  refresh: string;
  send: (body: V, upload: Upload) => Promise<unknown>;
  onDone: () => void;
  /** The fields above the file. */
  children: ReactNode;
};

/** Uploads one document of a company with the fields that describe it. */
export function DocumentForm<V extends Record<string, unknown>>(props: DocumentFormProps<V>) {
  const { form, bytes, confirm, done, failed, refresh, send, onDone, children } = props;
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<UploadProgress>();

  async function submit(body: V) {
    setFailure(undefined);
    if (!file) {
      setFileError(t('Choose a file first'));
      document.getElementById(id)?.focus();
      return;
    }
    try {
      await send(body, { file, onProgress: setSent });
      onDone();
      void toast({ message: done, tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, failed));
    }
    setSent(undefined);
    await client.invalidateQueries({ queryKey: [refresh] });
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      {children}
      <div>
        <FileBox
          id={id}
          name="file"
          rule={{ ...documentFileTypes, bytes }}
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
          {form.submitting ? t('Sending...') : confirm}
        </Button>
      </div>
    </form>
  );
}
