// Shows operators what was done with a lot or with a settlement.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../lib/api/call-error.ts';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { History } from '../history.tsx';
import { EmptyState, LoadingRows } from '../states.tsx';
import { RecordHeader } from './record-header.tsx';
import { dealFileQuery, lotFileQuery } from './search-queries.ts';

export function LotFile({ id }: { id: string }) {
  const { t } = useTranslation();
  const file = useQuery(lotFileQuery(id));
  if (isNotFound(file.error)) return <EmptyState>{t('This lot does not exist.')}</EmptyState>;
  if (file.isError) return <QueryFailure query={file} fallback={t('Failed to fetch the lot')} />;
  if (!file.data) return <LoadingRows />;
  const { title, state, since, history } = file.data;
  return (
    <>
      <RecordHeader
        title={title}
        state={state}
        links={[{ to: `/consignments/${id}`, label: t('See the consignment') }]}
      />
      <History history={history} since={{ label: t('Submitted'), at: since }} />
    </>
  );
}

export function DealFile({ id }: { id: string }) {
  const { t } = useTranslation();
  const file = useQuery(dealFileQuery(id));
  if (isNotFound(file.error)) return <EmptyState>{t('This deal does not exist.')}</EmptyState>;
  if (file.isError) return <QueryFailure query={file} fallback={t('Failed to fetch the deal')} />;
  if (!file.data) return <LoadingRows />;
  const { title, state, since, history } = file.data;
  const links = [{ to: `/admin/settlements?state=${state}`, label: t('Go to settlements') }];
  return (
    <>
      <RecordHeader title={title} state={state} links={links} />
      <History history={history} since={{ label: t('Started'), at: since }} />
    </>
  );
}
