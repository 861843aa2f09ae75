// The public interface of the module.

export { inquiryJobs } from './inquiry.handlers.ts';
export { countFormMessages, countVisitorInquiries } from './inquiry-statistics.ts';
export { leadFormsRoutes } from './lead-forms.routes.ts';
export { inquirySent } from './leads.events.ts';
export { leadsJobs } from './leads.handlers.ts';
export { leadsRoutes } from './leads.routes.ts';
export { markLeadClosed } from './mark-lead-closed.ts';
export { sellDraftJobs } from './sell-drafts.ts';
