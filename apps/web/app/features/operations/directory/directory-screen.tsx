import { Button } from '@mantine/core';
import { entryKinds, entryStates } from '@rigsouq/contract/directory/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DeskList, DeskPage } from '../auctions/desk-list.tsx';
import classes from './directory.module.css';
import { directoryQuery, type EntryKind, type EntryState } from './directory-queries.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryForm } from './entry-form.tsx';

const texts: Record<EntryState, string> = { draft: text('Drafts'), published: text('Published') };

export function DirectoryScreen() {
  const { t } = useTranslation();
  return (
    <DeskPage title={t('Directory')} path="/admin/directory" states={entryStates} texts={texts}>
      {(state) => (
        <>
          <AddEntry />
          <Entries key={state} state={state} />
        </>
      )}
    </DeskPage>
  );
}

function Entries({ state }: { state: EntryState }) {
  const { t } = useTranslation();
  const found = useInfiniteQuery(directoryQuery(state));
  return (
    <DeskList
      query={found}
      list={found.data?.pages.flatMap(({ entries }) => entries)}
      failed={t('Failed to fetch the directory')}
    >
      {(entry) => <EntryCard key={entry._id} entry={entry} />}
    </DeskList>
  );
}

const addTexts: Record<EntryKind, string> = {
  expert: text('Add an expert'),
  provider: text('Add a service provider'),
  testimonial: text('Add a testimonial'),
};

function AddEntry() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<EntryKind>('expert');
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.acts}>
      {entryKinds.map((each) => (
        <Button
          key={each}
          variant="default"
          size="sm"
          onClick={() => {
            setKind(each);
            setOpen(true);
          }}
        >
          {t(addTexts[each])}
        </Button>
      ))}
      <Dialog opened={open} onClose={() => setOpen(false)} title={t(addTexts[kind])}>
        <EntryForm key={kind} kind={kind} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
