import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Dollars } from '../../../shared/auctions/dollars.tsx';
import { settlementTexts } from '../../../shared/auctions/settlement-texts.ts';
import { DeskList, DeskPage } from '../list/desk-page.tsx';
import { type SettlementState, settlementsQuery } from './auction-queries.ts';
import { SettlementFile } from './settlement-file.tsx';

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
  const language = useLanguage();
  const found = useInfiniteQuery(settlementsQuery(state));
  return (
    <DeskList
      query={found}
      rows={found.data?.pages.flatMap(({ settlements }) => settlements)}
      failed={t('Failed to fetch the settlements')}
      label={t('Settlements')}
      nameLabel={t('Lot')}
      nameOf={({ lot }) => lot.title}
      columns={[
        { label: t('Buyer'), cell: ({ buyer }) => <bdi>{buyer.companyName}</bdi> },
        { label: t('Seller'), cell: ({ seller }) => <bdi>{seller.companyName}</bdi> },
        { label: t('Price'), cell: ({ price }) => <Dollars amount={price} />, number: true },
        { label: t('Due'), cell: ({ dueAt }) => formatInstant(dueAt, language) },
      ]}
      panel={(settlement) => <SettlementFile settlement={settlement} />}
    />
  );
}
