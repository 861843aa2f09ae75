// Shows operators a lot with everything that its decision needs, and what was done with a lot or with a settlement.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../lib/api/call-error.ts';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { LotDecision } from '../auctions/lot-decision.tsx';
import { MachinePanel } from '../auctions/machine-panel.tsx';
import { History } from '../history.tsx';
import { EmptyState } from '../states.tsx';
import { RecordHeader } from './record-header.tsx';
import { dealFileQuery, lotFileQuery } from './search-queries.ts';

/** Shows a lot with its decision, its machine and its history. */
export function LotEvidence({ id }: { id: string }) {
  const { t } = useTranslation();
  const file = useQuery(lotFileQuery(id));
  if (isNotFound(file.error)) return <EmptyState>{t('This lot does not exist.')}</EmptyState>;
  if (file.isError) return <QueryFailure query={file} fallback={t('Failed to fetch the lot')} />;
  if (!file.data) return <LoadingRows />;
  const { title, since, history, lot, machine, now } = file.data;
  return (
    <>
      <LotDecision lot={{ ...lot, image: null }} now={now} />
      <MachinePanel title={title} machine={machine} />
      <History history={history} since={{ label: t('Submitted'), at: since }} />
    </>
  );
}

export function LotFile({ id }: { id: string }) {
  const { t } = useTranslation();
  const file = useQuery(lotFileQuery(id));
  if (!file.data) return <LotEvidence id={id} />;
  const { title, state, lot } = file.data;
  const isPublic = lot.startDate !== null && state !== 'pending' && state !== 'rejected';
  return (
    <>
      <RecordHeader
        title={title}
        state={state}
        links={isPublic ? [{ to: `/auction/bid/${id}`, label: t('Open the auction') }] : []}
      />
      <LotEvidence id={id} />
    </>
  );
}

/** Shows what operators did with a settlement. */
export function DealHistoryOf({ id }: { id: string }) {
  const { t } = useTranslation();
  const file = useQuery(dealFileQuery(id));
  if (isNotFound(file.error)) return <EmptyState>{t('This deal does not exist.')}</EmptyState>;
  if (file.isError) return <QueryFailure query={file} fallback={t('Failed to fetch the deal')} />;
  if (!file.data) return <LoadingRows rows={2} />;
  return <History history={file.data.history} since={{ label: t('Started'), at: file.data.since }} />;
}

export function DealFile({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(dealFileQuery(id));
  return (
    <>
      {data && (
        <RecordHeader
          title={data.title}
          state={data.state}
          links={[{ to: `/admin/settlements?state=${data.state}&open=${id}`, label: t('Go to settlements') }]}
        />
      )}
      <DealHistoryOf id={id} />
    </>
  );
}
