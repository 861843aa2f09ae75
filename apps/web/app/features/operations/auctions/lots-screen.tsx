import { deskLotStates } from '@rigsouq/contract/operations/auction-desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import { type LotState, lotsQuery } from './auction-queries.ts';
import { DeskList, DeskPage } from './desk-list.tsx';
import { LotCard } from './lot-card.tsx';

const texts: Record<LotState, string> = {
  pending: text('Waiting'),
  scheduled: text('Scheduled'),
  live: text('Running'),
  sold: text('Sold'),
  passed: text('Not sold'),
  cancelled: text('Cancelled'),
  rejected: text('Rejected'),
};

export function LotsScreen() {
  const { t } = useTranslation();
  return (
    <DeskPage title={t('Auctions')} path="/admin/lots" states={deskLotStates} texts={texts}>
      {(state) => <Lots key={state} state={state} />}
    </DeskPage>
  );
}

function Lots({ state }: { state: LotState }) {
  const { t } = useTranslation();
  const found = useInfiniteQuery(lotsQuery(state));
  const now = found.data?.pages[0]?.now ?? '';
  return (
    <DeskList
      query={found}
      list={found.data?.pages.flatMap(({ lots }) => lots)}
      failed={t('Failed to fetch the auctions')}
    >
      {(lot) => <LotCard key={lot._id} lot={lot} now={now} />}
    </DeskList>
  );
}
