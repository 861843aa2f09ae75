import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Countdown } from '../../../shared/auctions/countdown.tsx';
import { PositionBadge } from '../../../shared/auctions/position-badge.tsx';
import { DealPage } from '../../../shared/deals/deal-page.tsx';
import { DealReviews } from '../../../shared/trust/deal-reviews/deal-reviews.tsx';
import classes from './consignments.module.css';
import { ContactPanel } from './contact-panel.tsx';
import { LotHead } from './lot-head.tsx';
import { OwnBidActions } from './own-bid-actions.tsx';
import { OwnBidFacts, OwnBids } from './own-bid-facts.tsx';
import { type OwnBid, ownBidQuery } from './own-bid-query.ts';
import { SettlementHistory, SettlementPanel } from './settlement-panel.tsx';

/** Shows a bid of the account: its receipt, its position and the next steps (AU-069). */
export function OwnBidScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <DealPage
      kind={t('Bid')}
      query={ownBidQuery(id)}
      missing={t('Bid not found')}
      failed={t('Failed to fetch the bid')}
      back="role=supplier&tab=auctions&list=bids"
      main={(bid) => (
        <>
          <Head bid={bid} />
          <OwnBidActions bid={bid} />
          {bid.settlement && <SettlementPanel settlement={bid.settlement} side="buyer" />}
          {bid.settlement && (
            <DealReviews
              kind="settlement"
              id={bid.settlement._id}
              other={bid.seller?.companyName ?? ''}
              completed={bid.settlement.state === 'released' && bid.seller !== null}
            />
          )}
          {bid.seller && <ContactPanel title={t('The seller')} contact={bid.seller} />}
          <OwnBidFacts bid={bid} />
        </>
      )}
      aside={(bid) => (
        <div className={classes.side}>
          <OwnBids bid={bid} />
          {bid.settlement && bid.settlement.history.length > 0 && <SettlementHistory settlement={bid.settlement} />}
        </div>
      )}
    />
  );
}

function Head({ bid }: { bid: OwnBid }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { consignmentId: lot, createdAt, position, now } = bid;
  return (
    <LotHead kind={t('Bid')} title={lot.title} image={lot.image} state={lot} to={`/auction/bid/${lot._id}`}>
      <p>
        <PositionBadge position={position} reserveMet={lot.reserveMet} />
      </p>
      <p>
        {t('Placed {{when}}', { when: formatPlaceTime(createdAt, language, lot.country) })}
        {lot.status === 'active' && lot.endDate && (
          <>
            {' · '}
            {t('Time left')} <Countdown until={lot.endDate} now={now} over={t('Closing...')} />
          </>
        )}
      </p>
    </LotHead>
  );
}
