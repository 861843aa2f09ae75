import { restoreListing, takeDownListing } from '@rigsouq/contract/operations/desk-search';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { isNotFound } from '../../../lib/api/call-error.ts';
import { DealActions } from '../../../shared/deals/deal-actions.tsx';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { History } from '../history.tsx';
import { EmptyState } from '../states.tsx';
import { MachineFacts } from './machine-facts.tsx';
import { RecordHeader } from './record-header.tsx';
import classes from './search.module.css';
import { type ListingFile as File, listingFileQuery } from './search-queries.ts';

export function ListingFile({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(listingFileQuery(id));
  return (
    <>
      {data && (
        <RecordHeader
          title={data.title}
          state={data.state}
          links={[
            { to: `/equipment/${id}`, label: t('See the listing') },
            { to: `/admin/companies/${data.owner._id}`, label: data.owner.name },
          ]}
        />
      )}
      <ListingPanel id={id} />
    </>
  );
}

/** Shows a machine with the decision about its listing, and what was decided before. */
export function ListingPanel({ id }: { id: string }) {
  return (
    <LoadedListing id={id}>
      {(file) => (
        <>
          <MachineFacts file={file} />
          <Decision id={id} file={file} />
          <ListingHistory file={file} />
        </>
      )}
    </LoadedListing>
  );
}

/** Shows the machine of a report, which has its own decision. */
export function ListingEvidence({ id }: { id: string }) {
  return (
    <LoadedListing id={id}>
      {(file) => (
        <>
          <MachineFacts file={file} />
          <ListingHistory file={file} />
        </>
      )}
    </LoadedListing>
  );
}

function LoadedListing({ id, children }: { id: string; children: (file: File) => ReactNode }) {
  const { t } = useTranslation();
  const file = useQuery(listingFileQuery(id));
  if (isNotFound(file.error)) return <EmptyState>{t('This listing does not exist.')}</EmptyState>;
  if (file.isError) return <QueryFailure query={file} fallback={t('Failed to fetch the listing')} />;
  return file.data ? children(file.data) : <LoadingRows />;
}

function ListingHistory({ file: { history, since } }: { file: File }) {
  const { t } = useTranslation();
  return <History history={history} since={{ label: t('Listed'), at: since }} />;
}

function Decision({ id, file: { title, reason, state, can } }: { id: string; file: File }) {
  const { t } = useTranslation();
  const params = { id };
  const failed = t('Failed to save the decision');
  return (
    <DealPanel title={t('Decision')}>
      {state === 'rejected' && reason && (
        <p className={classes.reason}>
          {t('Reason')}: <bdi>{reason}</bdi>
        </p>
      )}
      <DealActions
        can={can}
        refresh="admin"
        acts={[
          {
            key: 'takeDown',
            label: t('Take down...'),
            title: t('Take "{{title}}" down?', { title }),
            effect: t('Only its owner can see it, along with your reason. Existing deals are not affected.'),
            note: t('Reason'),
            noteNeeded: t('Give a reason of at least 3 characters'),
            noteMax: 1_000,
            confirm: t('Take down'),
            tone: 'danger',
            done: t(takeDownListing.message),
            failed,
            send: (note) => call(takeDownListing, { params, body: { reason: note } }),
          },
          {
            key: 'restore',
            label: t('Relist...'),
            title: t('Relist "{{title}}"?', { title }),
            effect: t('It becomes visible again, and the owner is notified.'),
            confirm: t('Relist'),
            tone: 'main',
            done: t(restoreListing.message),
            failed,
            send: () => call(restoreListing, { params }),
          },
        ]}
      />
    </DealPanel>
  );
}
