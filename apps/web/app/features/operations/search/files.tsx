// Shows operators what was done with a lot or with a settlement.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isNotThere } from '../../../lib/call-error.ts';
import { QueryFailure } from '../../../shell/query-failure.tsx';
import { History } from '../history.tsx';
import { Empty, Waiting } from '../states.tsx';
import { FileHead } from './file-head.tsx';
import { dealFileQuery, lotFileQuery } from './search-queries.ts';

export function LotFile({ id }: { id: string }) {
  const { t } = useTranslation();
  const file = useQuery(lotFileQuery(id));
  if (isNotThere(file.error)) return <Empty>{t('This lot does not exist.')}</Empty>;
  if (file.isError) return <QueryFailure query={file} fallback={t('Failed to fetch the lot')} />;
  if (!file.data) return <Waiting />;
  const { title, state, since, history } = file.data;
  return (
    <>
      <FileHead title={title} state={state} links={[{ to: `/consignments/${id}`, label: t('See the consignment') }]} />
      <History history={history} since={{ label: t('Handed in'), at: since }} />
    </>
  );
}

export function DealFile({ id }: { id: string }) {
  const { t } = useTranslation();
  const file = useQuery(dealFileQuery(id));
  if (isNotThere(file.error)) return <Empty>{t('This deal does not exist.')}</Empty>;
  if (file.isError) return <QueryFailure query={file} fallback={t('Failed to fetch the deal')} />;
  if (!file.data) return <Waiting />;
  const { title, state, since, history } = file.data;
  const links = [{ to: `/admin/settlements?state=${state}`, label: t('To the settlements') }];
  return (
    <>
      <FileHead title={title} state={state} links={links} />
      <History history={history} since={{ label: t('Begun'), at: since }} />
    </>
  );
}
