import { deskLotStates } from '@rigsouq/contract/operations/auction-desk';
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Dollars } from '../../../shared/auctions/dollars.tsx';
import { auctionTypeTexts } from '../../../shared/auctions/lot-texts.ts';
import { DeskList, DeskPage } from '../list/desk-page.tsx';
import { LotEvidence } from '../search/lot-and-deal-files.tsx';
import { type LotState, lotsQuery } from './auction-queries.ts';

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
  const language = useLanguage();
  return (
    <DeskList
      query={found}
      rows={found.data?.pages.flatMap(({ lots }) => lots)}
      failed={t('Failed to fetch the auctions')}
      label={t('Auctions')}
      nameLabel={t('Lot')}
      nameOf={({ title }) => title}
      columns={[
        { label: t('Seller'), cell: ({ seller }) => <bdi>{seller.companyName}</bdi> },
        { label: t('Auction type'), cell: ({ type }) => t(auctionTypeTexts[type]) },
        { label: t('Reserve'), cell: ({ reservePrice }) => <Dollars amount={reservePrice} />, number: true },
        {
          label: t('Highest bid'),
          cell: ({ currentBid }) => currentBid !== null && <Dollars amount={currentBid} />,
          number: true,
        },
        {
          label: state === 'pending' ? t('Requested dates') : t('Ends'),
          cell: ({ endDate, wantedDate, country }) =>
            endDate ? formatPlaceTime(endDate, language, country) : formatDay(wantedDate, language),
        },
      ]}
      panel={({ _id }) => <LotEvidence id={_id} />}
      panelOf={(id) => <LotEvidence id={id} />}
    />
  );
}
