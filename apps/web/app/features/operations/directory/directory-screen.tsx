import { Button } from '@mantine/core';
import { entryKinds, entryStates, publishEntry, unpublishEntry } from '@rigsouq/contract/directory/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { countryLabel } from '../../../lib/i18n/labels.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Age } from '../list/desk-file.tsx';
import { DeskList, DeskPage } from '../list/desk-page.tsx';
import classes from './directory.module.css';
import { directoryQuery, type EntryKind, type EntryState } from './directory-queries.ts';
import { EntryFile, entryKindTexts, OneEntry } from './entry-file.tsx';
import { EntryForm } from './entry-form.tsx';

const texts: Record<EntryState, string> = { draft: text('Drafts'), published: text('Published') };

export function DirectoryScreen() {
  const { t } = useTranslation();
  return (
    <DeskPage title={t('Directory')} path="/admin/directory" states={entryStates} texts={texts} acts={<AddEntry />}>
      {(state) => <Entries key={state} state={state} />}
    </DeskPage>
  );
}

function Entries({ state }: { state: EntryState }) {
  const { t } = useTranslation();
  const found = useInfiniteQuery(directoryQuery(state));
  return (
    <DeskList
      query={found}
      rows={found.data?.pages.flatMap(({ entries }) => entries)}
      failed={t('Failed to fetch the directory')}
      label={t('Directory')}
      nameLabel={t('Name')}
      nameOf={({ name }) => name}
      columns={[
        { label: t('Type'), cell: ({ kind }) => t(entryKindTexts[kind]) },
        { label: t('Title'), cell: ({ title }) => <bdi>{title}</bdi> },
        {
          label: t('Countries'),
          cell: ({ countries }) => countries.map((code) => countryLabel(t, code)).join(t(', ')),
        },
        { label: t('Added'), cell: ({ createdAt }) => <Age since={createdAt} /> },
      ]}
      panel={(entry) => <EntryFile entry={entry} />}
      panelOf={(id) => <OneEntry id={id} />}
      bulk={[
        state === 'draft'
          ? { label: t('Publish'), send: ({ _id: id }) => call(publishEntry, { params: { id } }) }
          : { label: t('Unpublish'), send: ({ _id: id }) => call(unpublishEntry, { params: { id } }) },
      ]}
    />
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
