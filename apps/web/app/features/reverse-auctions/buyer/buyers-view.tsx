import { useTranslation } from 'react-i18next';
import frame from '../../../shared/deals/deal-page.module.css';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { ReverseBadge } from '../../../shared/reverse-auctions/reverse-badge.tsx';
import { AuctionHead } from '../auction-head.tsx';
import { AuctionRequestPanel, RulesPanel } from '../auction-panel.tsx';
import { AuctionProof } from '../auction-proof.tsx';
import { type BuyersAuction, isOver } from '../auction-query.ts';
import { AuctionSummary } from './auction-summary.tsx';
import { AwardPanel } from './award-panel.tsx';
import { BuyerActions } from './buyer-actions.tsx';
import { Ranking } from './ranking.tsx';
import { RecentOffers } from './recent-offers.tsx';

/** Shows an auction to its buyer: the ranking, how the sum falls and, afterwards, the award. */
export function BuyersView({ auction, lost }: { auction: BuyersAuction; lost: boolean }) {
  const { t } = useTranslation();
  const { state, reason } = auction;
  return (
    <div className={frame.columns}>
      <div className={frame.main}>
        <AuctionHead auction={auction} badge={<ReverseBadge state={state} />} />
        <AuctionSummary auction={auction} lost={lost} />
        {reason && (
          <DealPanel title={t('Why it ended')}>
            <p>
              <bdi>{reason}</bdi>
            </p>
          </DealPanel>
        )}
        <AwardPanel auction={auction} />
        <BuyerActions auction={auction} />
        <Ranking auction={auction} />
        <RecentOffers auction={auction} />
        <AuctionRequestPanel auction={auction} />
      </div>
      <div className={frame.main}>
        <RulesPanel auction={auction} />
        {isOver(auction) && <AuctionProof auction={auction} />}
      </div>
    </div>
  );
}
