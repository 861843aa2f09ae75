import { Button, TextInput } from '@mantine/core';
import { saveView } from '@rigsouq/contract/operations/saved-views';
import { IconBookmark } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import forms from '../list/desk-file.module.css';
import { useOpenItem } from '../list/use-open-item.ts';
import { savedViewsQuery } from './saved-views.tsx';

/** Saves the list with its filters under a name, for the rail. */
export function SaveView() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { closePath } = useOpenItem();
  return (
    <>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconBookmark size={16} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('Save view')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('Save this view')}>
        <ViewForm path={closePath} onDone={() => setOpened(false)} />
      </Dialog>
    </>
  );
}

function ViewForm({ path, onDone }: { path: string; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const form = useContractForm(saveView.body.pick({ name: true }), { name: '' });
  const save = useMutation({
    mutationFn: ({ name }: { name: string }) => call(saveView, { body: { name, path } }),
    onSuccess: () => {
      void toast({ message: t(saveView.message), tone: 'good' });
      onDone();
    },
    onError: (error) => void form.showFieldErrors(error),
    onSettled: () => client.invalidateQueries({ queryKey: savedViewsQuery.queryKey }),
  });
  return (
    <form
      noValidate
      className={forms.form}
      onSubmit={form.onSubmit((values) => save.mutate(values), form.focusFirstError)}
    >
      <p>{t('The page and its filters appear in the menu under this name. Only you see them.')}</p>
      {save.isError && <FailureNote>{messageOf(i18n, save.error, t('Failed to save the view'))}</FailureNote>}
      <TextInput
        label={t('Name')}
        name="name"
        maxLength={40}
        data-autofocus
        key={form.key('name')}
        {...form.getInputProps('name')}
      />
      <Button type="submit" color="amber" disabled={save.isPending}>
        {t('Save')}
      </Button>
    </form>
  );
}
