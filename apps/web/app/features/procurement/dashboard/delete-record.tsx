import { Button } from '@mantine/core';
import { deleteNeed, deleteProject } from '@rigsouq/contract/procurement/needs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import classes from '../../../shared/dashboard/dialogs.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';

const kinds = {
  need: {
    call: deleteNeed,
    list: 'needs',
    question: text('Delete need "{{name}}"?'),
    loss: text('Suppliers will no longer see it. This cannot be undone.'),
    done: deleteNeed.message,
    failed: text('Failed to delete need'),
  },
  project: {
    call: deleteProject,
    list: 'projects',
    question: text('Delete project "{{name}}"?'),
    loss: text('It will be removed from your public profile. This cannot be undone.'),
    done: deleteProject.message,
    failed: text('Failed to delete project'),
  },
} as const;

export type RecordToDelete = { readonly _id: string; readonly name: string };
type DeleteRecordProps = { kind: keyof typeof kinds; record: RecordToDelete | undefined; onClose: () => void };

/** Asks for confirmation and says what cannot be undone. */
export function DeleteRecord({ kind, record, onClose }: DeleteRecordProps) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const { call: deleteCall, list, question, loss, done, failed } = kinds[kind];
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState(record);
  useEffect(() => {
    if (record) setShown(record);
  }, [record]);
  const mutation = useMutation({
    mutationFn: (id: string) => call(deleteCall, { params: { id } }),
    onSuccess: () => {
      close();
      void toast({ message: t(done), tone: 'good' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [list] }),
  });

  function close() {
    mutation.reset();
    onClose();
  }

  return (
    <Dialog
      opened={record !== undefined}
      onClose={close}
      title={t(question, { name: `\u2068${shown?.name ?? ''}\u2069` })}
    >
      <div className={classes.body}>
        <p>{t(loss)}</p>
        {mutation.isError && <FailureNote>{messageOf(i18n, mutation.error, t(failed))}</FailureNote>}
        <div className={classes.actions}>
          <Button variant="default" onClick={close} data-autofocus>
            {t('Cancel')}
          </Button>
          <Button color="red" onClick={() => record && mutation.mutate(record._id)} disabled={mutation.isPending}>
            {mutation.isPending ? t('Deleting...') : t('Delete')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
