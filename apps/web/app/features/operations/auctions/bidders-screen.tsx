import { registrationStates } from '@rigsouq/contract/auctions/bidders';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import { countryLabel } from '../../../lib/i18n/labels.ts';
import { Dollars } from '../../../shared/auctions/dollars.tsx';
import { Age } from '../list/desk-file.tsx';
import { DeskList, DeskPage } from '../list/desk-page.tsx';
import { type RegistrationState, registrationsQuery } from './auction-queries.ts';
import { BidderFile, OneBidder } from './bidder-file.tsx';

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
      rows={found.data?.pages.flatMap(({ registrations }) => registrations)}
      failed={t('Failed to fetch the bidders')}
      label={t('Bidders')}
      nameLabel={t('Name')}
      nameOf={({ name }) => name}
      columns={[
        { label: t('Email'), cell: ({ email }) => <bdi>{email}</bdi> },
        { label: t('Company'), cell: ({ company }) => company && <bdi>{company}</bdi> },
        { label: t('Country'), cell: ({ country }) => countryLabel(t, country) },
        {
          label: t('Current limit'),
          cell: ({ account }) => account && <Dollars amount={account.limit} />,
          number: true,
        },
        { label: t('Committed'), cell: ({ account }) => account && <Dollars amount={account.atStake} />, number: true },
        { label: t('Waiting since'), cell: ({ createdAt }) => <Age since={createdAt} /> },
      ]}
      panel={(registration) => <BidderFile registration={registration} />}
      panelOf={(id) => <OneBidder id={id} />}
    />
  );
}
