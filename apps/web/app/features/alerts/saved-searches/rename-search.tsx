import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { changeSavedSearch } from '@rigsouq/contract/alerts/saved-searches';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api/call-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { type SavedSearch, useChangeSearch } from './saved-search-queries.ts';
import classes from './saved-searches.module.css';

type RenameSearchProps = { search: SavedSearch | undefined; onClose: () => void };

export function RenameSearch({ search, onClose }: RenameSearchProps) {
  const { t, i18n } = useTranslation();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  const change = useChangeSearch(search?._id ?? '', {
    done: () => {
      onClose();
      void toast({ message: t(changeSavedSearch.message), tone: 'good' });
    },
    failed: (error) => setFailure(messageOf(i18n, error, t('Failed to update the saved search'))),
  });
  useEffect(() => {
    if (!search) return;
    setName(search.name);
    setFailure(undefined);
  }, [search]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') setFailure(t('Name is required'));
    else change.mutate({ name: name.trim() });
  }

  return (
    <Dialog opened={search !== undefined} onClose={onClose} title={t('Rename saved search')}>
      <form className={classes.body} noValidate onSubmit={submit}>
        <TextInput
          label={t('Name')}
          name="name"
          size="md"
          required
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-autofocus
        />
        {failure && <FailureNote>{failure}</FailureNote>}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color="amber" disabled={change.isPending}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
