// The public interface of the module: other modules import only from here.

export { addEntry, changeEntry, type Entry, setPublished } from './change-entry.ts';
export { presentDeskEntry } from './directory.presenter.ts';
export { directoryRoutes } from './directory.routes.ts';
export { findFreeExpert } from './find-expert.ts';
export { findRecipients, lockRecipients, type Recipient, type Wanted } from './find-recipients.ts';
export { listDeskEntries } from './list-desk-entries.ts';
export { listMarketingNumberChanges, setMarketingNumber } from './marketing-numbers.ts';
export { activatePlan, requestPlan } from './plans/activate-plan.ts';
export { advancePlansJob } from './plans/advance-plans.ts';
export { readRequestLimits } from './plans/plans.store.ts';
export { sendPlanEmailJob } from './plans/send-plan-email.ts';
