import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useHasPassed } from '../../../shared/auctions/server-clock.ts';
import { VerifiedBadge } from '../../../shared/companies/verified-badge.tsx';
import { companyPath, otherName } from '../../../shared/deals/deal.ts';
import head from '../../../shared/deals/deal-head.module.css';
import frame from '../../../shared/deals/deal-page.module.css';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { ReverseStandBadge } from '../../../shared/reverse-auctions/reverse-badge.tsx';
import { BottomEdge } from '../../../ui/page/bottom-edge.tsx';
import { AuctionHead } from '../auction-head.tsx';
import { AuctionRequestPanel, RulesPanel } from '../auction-panel.tsx';
import { AuctionProof } from '../auction-proof.tsx';
import { isOver, type SuppliersAuction } from '../auction-query.ts';
import { AuctionOutcome } from './auction-outcome.tsx';
import { OfferForm } from './offer-form.tsx';
import { OwnOffers } from './own-offers.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { RankCard } from './rank-card.tsx';
import classes from './suppliers-view.module.css';
import { useAuctionAnnouncement } from './use-auction-announcement.ts';

/** Shows an auction to a supplier: rank, time and offer. The API sends nothing about other suppliers (PR-009). */
export function SuppliersView({ auction, lost }: { auction: SuppliersAuction; lost: boolean }) {
  const { t } = useTranslation();
  const announcement = useAuctionAnnouncement(auction);
  const { buyer, stand, state } = auction;
  // Only the server closes an auction. After the end time the page sends no offer, because the server would refuse it.
  const timeIsUp = useHasPassed(auction.endsAt, auction.now);
  const canOffer = auction.can.offer && !timeIsUp;
  return (
    <>
      <p role="status" aria-live="polite" className={classes.spoken}>
        {announcement}
      </p>
      <div className={frame.columns}>
        <div className={frame.main}>
          <AuctionHead auction={auction} badge={<ReverseStandBadge stand={stand} state={state} />}>
            <p className={head.line}>
              {t('The buyer')}
              {': '}
              <LocalLink to={companyPath('supplier', buyer)} className={head.company ?? ''}>
                <bdi>{otherName(t, buyer)}</bdi>
              </LocalLink>{' '}
              {buyer.verified && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
            </p>
          </AuctionHead>
          <RankCard auction={auction} lost={lost} />
          {isOver(auction) ? (
            <AuctionOutcome auction={auction} />
          ) : canOffer ? (
            <OfferForm auction={auction} />
          ) : (
            <DealPanel title={t('Your offer')}>
              <p>
                {state === 'scheduled'
                  ? t('You can make offers once the auction starts. Review the items and rules until then.')
                  : timeIsUp
                    ? t('Time is up. The result will appear shortly.')
                    : t('You cannot make an offer in this auction right now.')}
              </p>
            </DealPanel>
          )}
          <AuctionRequestPanel auction={auction} canOffer={canOffer} />
        </div>
        <div className={frame.main}>
          <OwnOffers auction={auction} />
          <RulesPanel auction={auction} />
          {isOver(auction) && <AuctionProof auction={auction} />}
        </div>
      </div>
      {canOffer && (
        <BottomEdge>
          <PhoneBar auction={auction} />
        </BottomEdge>
      )}
    </>
  );
}
