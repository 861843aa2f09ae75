import { registrationStates } from '@rigsouq/contract/auctions/bidders';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import { type RegistrationState, registrationsQuery } from './auction-queries.ts';
import { BidderCard } from './bidder-card.tsx';
import { DeskList, DeskPage } from './desk-list.tsx';

const texts: Record<RegistrationState, string> = {
  pending: text('Waiting'),
  approved: text('Approved'),
  rejected: text('Rejected'),
};

export function BiddersScreen() {
  const { t } = useTranslation();
  return (
    <DeskPage title={t('Bidders')} path="/admin/bidders" states={registrationStates} texts={texts}>
      {(state) => <Bidders key={state} state={state} />}
    </DeskPage>
  );
}

function Bidders({ state }: { state: RegistrationState }) {
  const { t } = useTranslation();
  const found = useInfiniteQuery(registrationsQuery(state));
  return (
    <DeskList
      query={found}
      list={found.data?.pages.flatMap(({ registrations }) => registrations)}
      failed={t('Failed to fetch the bidders')}
    >
      {(registration) => <BidderCard key={registration._id} registration={registration} />}
    </DeskList>
  );
}
