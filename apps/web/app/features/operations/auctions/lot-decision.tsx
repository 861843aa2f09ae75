import { cancelLot, rejectLot } from '@rigsouq/contract/operations/auction-desk';
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { formatDay, formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Dollars } from '../../../shared/auctions/dollars.tsx';
import { auctionTypeTexts } from '../../../shared/auctions/lot-texts.ts';
import { VerifiedBadge } from '../../../shared/companies/verified-badge.tsx';
import { DealActions } from '../../../shared/deals/deal-actions.tsx';
import classes from '../list/desk-file.module.css';
import { DeskFile } from '../list/desk-file.tsx';
import { ApproveLotForm } from './approve-lot-form.tsx';
import type { DeskLot } from './auction-queries.ts';

export function LotDecision({ lot, now }: { lot: DeskLot; now: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const days = Number.parseInt(lot.auctionDuration, 10);
  const shown = { number: formatNumber(days, language), count: days };
  return (
    <DeskFile
      title={
        <LocalLink to={`/admin/lots/${lot._id}`} className={classes.link ?? ''}>
          <bdi>{lot.title}</bdi>
        </LocalLink>
      }
      image={lot.image}
      since={lot.createdAt}
      facts={[
        {
          label: t('Seller'),
          value: (
            <>
              <LocalLink to={`/admin/companies/${lot.seller._id}`} className={classes.link ?? ''}>
                <bdi>{lot.seller.companyName}</bdi>
              </LocalLink>{' '}
              {lot.seller.approved && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
            </>
          ),
        },
        { label: t('Auction type'), value: t(auctionTypeTexts[lot.type]) },
        { label: t('Reserve'), value: <Dollars amount={lot.reservePrice} /> },
        lot.startDate === null && {
          label: t('Requested dates'),
          value: `${formatDay(lot.wantedDate, language)} · ${t('{{number}} days', shown)}`,
        },
        lot.startDate !== null && { label: t('Starting price'), value: <Dollars amount={lot.startPrice} /> },
        lot.startDate !== null && { label: t('Starts'), value: formatPlaceTime(lot.startDate, language, lot.country) },
        lot.endDate !== null && { label: t('Ends'), value: formatPlaceTime(lot.endDate, language, lot.country) },
        lot.currentBid !== null && { label: t('Highest bid'), value: <Dollars amount={lot.currentBid} /> },
        lot.totalBids !== null &&
          lot.startDate !== null && { label: t('Bids'), value: formatNumber(lot.totalBids, language) },
        lot.reason !== null && { label: t('Reason'), value: <bdi>{lot.reason}</bdi> },
      ]}
    >
      <LotActions lot={lot} now={now} />
    </DeskFile>
  );
}

function LotActions({ lot, now }: { lot: DeskLot; now: string }) {
  const { t } = useTranslation();
  const { _id: id, can } = lot;
  // A name in Latin letters keeps its order within an Arabic sentence.
  const title = `\u2068${lot.title}\u2069`;
  const params = { id };
  const failed = t('Failed to save the decision');
  return (
    <DealActions
      can={can}
      refresh="admin"
      about={lot.title}
      acts={[
        {
          key: 'approve',
          label: t('Approve...'),
          title: t('Schedule "{{title}}"', { title }),
          tone: 'main',
          form: (close) => <ApproveLotForm lot={lot} now={now} onDone={close} />,
        },
        {
          key: 'reject',
          label: t('Reject...'),
          title: t('Reject "{{title}}"?', { title }),
          effect: t('The machine won’t be auctioned. The seller will see your reason.'),
          note: t('Reason'),
          confirm: t('Reject'),
          tone: 'danger',
          done: t(rejectLot.message),
          failed,
          send: (reason) => call(rejectLot, { params, body: { reason } }),
        },
        {
          key: 'cancel',
          label: t('Cancel auction...'),
          title: t('Cancel the auction of "{{title}}"?', { title }),
          effect: t(
            'The auction ends without a sale. The seller and all bidders will see your reason. This cannot be undone.',
          ),
          note: t('Reason'),
          confirm: t('Cancel auction'),
          tone: 'danger',
          done: t(cancelLot.message),
          failed,
          send: (reason) => call(cancelLot, { params, body: { reason } }),
        },
      ]}
    />
  );
}
