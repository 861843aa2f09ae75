import { bidderTypes } from '@rigsouq/contract/auctions/calls';
import { rejectBidder } from '@rigsouq/contract/operations/auction-desk';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { countryLabel, labelIn } from '../../../lib/i18n/labels.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Dollars } from '../../../shared/auctions/dollars.tsx';
import { VerifiedBadge } from '../../../shared/companies/verified-badge.tsx';
import { DealActions } from '../../../shared/deals/deal-actions.tsx';
import { JoinedFacts } from '../../../ui/page/joined-facts.tsx';
import classes from '../list/desk-file.module.css';
import { DeskFile } from '../list/desk-file.tsx';
import { OneItem } from '../list/one-item.tsx';
import { ApproveBidderForm } from './approve-bidder-form.tsx';
import { type Registration, registrationQuery } from './auction-queries.ts';

export function OneBidder({ id }: { id: string }) {
  return (
    <OneItem query={registrationQuery(id)}>{(registration) => <BidderFile registration={registration} />}</OneItem>
  );
}

export function BidderFile({ registration }: { registration: Registration }) {
  const { t } = useTranslation();
  const { _id: id, name, email, phone, company, country, accountType, state, limit, reason, account } = registration;
  const waiting = state === 'pending';
  return (
    <DeskFile
      title={<JoinedFacts facts={[name, company]} />}
      since={registration.createdAt}
      facts={[
        { label: t('Email'), value: <bdi>{email}</bdi> },
        { label: t('Phone'), value: <bdi dir="ltr">{phone}</bdi> },
        { label: t('Country'), value: countryLabel(t, country) },
        { label: t('Account type'), value: labelIn(t, bidderTypes, accountType) },
        {
          label: t('Account'),
          value: account ? (
            <span className={classes.lines}>
              <LocalLink to={`/admin/companies/${account._id}`} className={classes.link ?? ''}>
                <bdi>{account.companyName ?? name}</bdi>
              </LocalLink>
              {account.approved && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
              <span className={classes.quiet}>{account.emailVerified ? t('Email verified') : t('Not verified')}</span>
            </span>
          ) : (
            t('Email not verified yet')
          ),
        },
        account && { label: t('Current limit'), value: <Dollars amount={account.limit} /> },
        account && { label: t('Committed'), value: <Dollars amount={account.atStake} /> },
        limit !== null && { label: t('Approved limit'), value: <Dollars amount={limit} /> },
        reason !== null && { label: t('Reason'), value: <bdi>{reason}</bdi> },
      ]}
    >
      <DealActions
        can={{ approve: waiting && account !== null, reject: waiting }}
        refresh="admin"
        about={name}
        acts={[
          {
            key: 'approve',
            label: t('Approve...'),
            title: t('Raise the bidding limit for {{name}}', { name }),
            tone: 'main',
            form: (close) => <ApproveBidderForm registration={registration} onDone={close} />,
          },
          {
            key: 'reject',
            label: t('Reject...'),
            title: t('Reject {{name}}?', { name }),
            effect: t('The limit stays the same. The bidder will see your reason.'),
            note: t('Reason'),
            confirm: t('Reject'),
            tone: 'danger',
            done: t(rejectBidder.message),
            failed: t('Failed to save the decision'),
            send: (note) => call(rejectBidder, { params: { id }, body: { reason: note } }),
          },
        ]}
      />
    </DeskFile>
  );
}
