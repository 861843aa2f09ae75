import { Button } from '@mantine/core';
import { deleteSavedSearch } from '@rigsouq/contract/alerts/saved-searches';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api/call-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { type SavedSearch, useDeleteSearch } from './saved-search-queries.ts';
import classes from './saved-searches.module.css';

type DeleteSearchProps = { search: SavedSearch | undefined; onClose: () => void };

/** Asks for confirmation and says what cannot be undone. */
export function DeleteSearch({ search, onClose }: DeleteSearchProps) {
  const { t, i18n } = useTranslation();
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState(search);
  useEffect(() => {
    if (search) setShown(search);
  }, [search]);
  const mutation = useDeleteSearch(() => {
    onClose();
    void toast({ message: t(deleteSavedSearch.message), tone: 'good' });
  });

  function close() {
    mutation.reset();
    onClose();
  }

  const name = `\u2068${shown?.name ?? ''}\u2069`;
  return (
    <Dialog opened={search !== undefined} onClose={close} title={t('Delete saved search "{{name}}"?', { name })}>
      <div className={classes.body}>
        <p>{t('You’ll stop getting emails about it. This cannot be undone.')}</p>
        {mutation.isError && (
          <FailureNote>{messageOf(i18n, mutation.error, t('Failed to delete the saved search'))}</FailureNote>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={close} data-autofocus>
            {t('Cancel')}
          </Button>
          <Button color="red" onClick={() => search && mutation.mutate(search._id)} disabled={mutation.isPending}>
            {t('Delete')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
