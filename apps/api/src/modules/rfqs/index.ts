// The public interface of the module.

export { awardByAuction, enterAuction, findFrozenRate, leaveAuction, listOfferedTexts } from './auction-rfq.ts';
export { findApprovalLimit } from './awards.queries.ts';
export { awardsRoutes } from './awards.routes.ts';
export { computeFirstNet } from './first-offer-rules.ts';
export { listFirstOffers } from './first-offers.ts';
export { freezeRates } from './freeze-rates.ts';
export { hashAnswer } from './hash-answer.ts';
export { validateInvitees } from './invite-suppliers.ts';
export { openDueRfqsJob } from './open-rfqs.ts';
export { requiresApproval } from './requires-approval.ts';
export { rfqStepped } from './rfqs.events.ts';
export { mayDecide } from './rfqs.policy.ts';
export { rfqsRoutes } from './rfqs.routes.ts';
