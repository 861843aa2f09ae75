// The public interface of the module.
export { countFormMessages, countVisitorInquiries } from './inquiry-figures.ts';
export { leadFormsRoutes } from './lead-forms.routes.ts';
export { inquirySent } from './leads.events.ts';
export { leadsRoutes } from './leads.routes.ts';
export { sellDraftJobs } from './sell-drafts.ts';
export { inquiryJobs } from './sending-inquiries.ts';
export { leadsJobs } from './sending-letters.ts';
