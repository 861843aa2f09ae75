// The public interface of the module.

export { computeFirstNet } from './answers/first-offer-rules.ts';
export { listFirstOffers } from './answers/first-offers.ts';
export { freezeRates } from './answers/freeze-rates.ts';
export { hashAnswer } from './answers/hash-answer.ts';
export { awardByAuction, enterAuction, findFrozenRate, leaveAuction, listOfferedTexts } from './auction-rfq.ts';
export { findApprovalLimit } from './awards/awards.queries.ts';
export { awardsRoutes } from './awards/awards.routes.ts';
export { requireDecider } from './awards/require-decider.ts';
export { requiresApproval } from './awards/requires-approval.ts';
export { findRfqs } from './find-rfqs.ts';
export { validateInvitees } from './invite-suppliers.ts';
export { openDueRfqsJob } from './open-rfqs.ts';
export { rfqTasks } from './rfq-tasks.ts';
export { rfqStepped } from './rfqs.events.ts';
export { mayDecide } from './rfqs.policy.ts';
export { rfqsRoutes } from './rfqs.routes.ts';
