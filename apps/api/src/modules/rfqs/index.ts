// The public interface of the module.
export { hashOf } from './answer-hash.ts';
export { awardByAuction, enterAuction, frozenRate, leaveAuction, offeredFor } from './auction-rfq.ts';
export { awaitsApproval } from './awaits-approval.ts';
export { approvalLimitOf } from './awards.queries.ts';
export { awardsRoutes } from './awards.routes.ts';
export { firstNetOf } from './first-offer-rules.ts';
export { firstOffers } from './first-offers.ts';
export { freezeRates } from './freeze-rates.ts';
export { invitable } from './invite-suppliers.ts';
export { openingRfqs } from './open-rfqs.ts';
export { rfqStepped } from './rfqs.events.ts';
export { mayDecide } from './rfqs.policy.ts';
export { rfqsRoutes } from './rfqs.routes.ts';
