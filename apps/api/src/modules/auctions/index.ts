// The public interface of the module: other modules import only from here.

export { lotTasks, settlementTasks } from './auction-tasks.ts';
export { bidsPlaced, lotStepped } from './auctions.events.ts';
export { answerBidderJob } from './bidders/answer-bidder-job.ts';
export { biddersRoutes } from './bidders/bidders.routes.ts';
export { approveBidder, rejectBidder } from './bidders/decide-bidder.ts';
export { listRegistrations } from './bidders/read-bidders.ts';
export type { LotKind } from './bidding/bidding-rules.ts';
export { placeBidRoutes } from './bidding/place-bid.routes.ts';
export { simulateAuctions } from './bidding/simulate-auctions.ts';
export { confirmConsignmentJob } from './consignments/confirm-consignment-job.ts';
export { consignmentsRoutes } from './consignments/consignments.routes.ts';
export { insertConsignment } from './consignments/consignments.store.ts';
export { listLotsForDesk, readLotForDecision } from './consignments/read-consignments.ts';
export { verifyLot } from './log/verify-lot.ts';
export { type PastBid, writeLotHistory } from './log/write-lot-history.ts';
export { serveAuctionCalendars } from './lots/auction-calendar.ts';
export { cancelLot } from './lots/cancel-lot.ts';
export { approveLot, rejectLot } from './lots/decide-lot.ts';
export { findOpenLots } from './lots/find-open-lots.ts';
export { formatDollars } from './lots/format-dollars.ts';
export { findPublicLot, lotPages } from './lots/lot-pages.ts';
export { readLotCloseLag, startLotScheduler } from './lots/lot-scheduler.ts';
export { serveLotStreams } from './lots/lot-stream.ts';
export { publishLotChangeJob, publishLotSnapshot } from './lots/lots.live.ts';
export { lotsRoutes } from './lots/lots.routes.ts';
export { lockOpenLots } from './lots/lots.store.ts';
export { notifyBiddersAndWatchersJob } from './lots/notify-bidders-and-watchers.ts';
export { findReleasedSettlement } from './settlements/find-released-settlement.ts';
export {
  giveUpSettlement,
  markSettlement,
  offerSecondChance,
  type SettlementChange,
} from './settlements/settlement-actions.ts';
export { isAllowedForOperator, type SettlementState } from './settlements/settlement-state.ts';
export { pageOfSettlements, type SettlementRow } from './settlements/settlements.queries.ts';
export { settlementsRoutes } from './settlements/settlements.routes.ts';
export { listWatchers, membersOptedOut } from './watch-list/watch-preferences.queries.ts';
