import { Button } from '@mantine/core';
import { removeDocument } from '@rigsouq/contract/companies/profile';
import { linkMedia } from '@rigsouq/contract/media/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { type Company, companyQuery } from '../../../lib/company-query.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FileRow } from '../../../ui/files/file-row.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './your-profile-screen.module.css';

/** Shows a saved document. It is opened with a link that works for a short time, and removed after a confirmation. */
type SavedDocumentProps = { document: Company['documents'][number]; canRemove?: boolean };

export function SavedDocument({ document, canRemove = true }: SavedDocumentProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const open = useMutation({
    mutationFn: () => call(linkMedia, { params: { id: document._id } }),
    // The browser downloads the file, so the page stays open.
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to open the document')), tone: 'bad' }),
  });
  const remove = useMutation({
    mutationFn: () => call(removeDocument, { params: { id: document._id } }),
    onSuccess: async () => {
      setConfirming(false);
      void toast({ message: t(removeDocument.message), tone: 'good' });
      await client.refetchQueries(companyQuery);
    },
  });

  return (
    <>
      <FileRow
        name={document.name}
        called={document.name}
        detail={formatInstant(document.createdAt, language)}
        actions={
          <Button
            variant="default"
            size="xs"
            onClick={() => open.mutate()}
            disabled={open.isPending}
            aria-label={t('Open {{file}}', { file: document.name })}
          >
            {t('Open')}
          </Button>
        }
        {...(canRemove && { onRemove: () => setConfirming(true) })}
      />
      <Dialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        title={t('Remove "{{file}}"?', { file: `\u2068${document.name}\u2069` })}
      >
        <div className={classes.question}>
          <p>{t('The document will be deleted from your profile. This cannot be undone.')}</p>
          {remove.isError && (
            <FailureNote>{messageOf(i18n, remove.error, t('Failed to remove the document'))}</FailureNote>
          )}
          <div className={classes.answers}>
            <Button variant="default" onClick={() => setConfirming(false)} data-autofocus>
              {t('Cancel')}
            </Button>
            <Button color="red" onClick={() => remove.mutate()} disabled={remove.isPending}>
              {remove.isPending ? t('Removing...') : t('Remove')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
