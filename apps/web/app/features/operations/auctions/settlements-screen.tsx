import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settlementTexts } from '../../../shared/auctions/settlement-texts.ts';
import { type SettlementState, settlementsQuery } from './auction-queries.ts';
import { DeskList, DeskPage } from './desk-list.tsx';
import { SettlementCard } from './settlement-card.tsx';

/** The states, ordered by how urgently they need an operator. */
const states = ['awaiting_payment', 'paid', 'defaulted', 'offered', 'declined', 'released'] as const;

export function SettlementsScreen() {
  const { t } = useTranslation();
  return (
    <DeskPage title={t('Settlements')} path="/admin/settlements" states={states} texts={settlementTexts}>
      {(state) => <Settlements key={state} state={state} />}
    </DeskPage>
  );
}

function Settlements({ state }: { state: SettlementState }) {
  const { t } = useTranslation();
  const found = useInfiniteQuery(settlementsQuery(state));
  return (
    <DeskList
      query={found}
      list={found.data?.pages.flatMap(({ settlements }) => settlements)}
      failed={t('Failed to fetch the settlements')}
    >
      {(settlement) => <SettlementCard key={settlement._id} settlement={settlement} />}
    </DeskList>
  );
}
