// The public interface of the module.

export { forwardLead, listRecipients, withdrawForward } from './forwarding/forward-lead.ts';
export { forwardsJobs } from './forwarding/forwards.handlers.ts';
export { presentDeskForward, presentRecipient } from './forwarding/forwards.presenter.ts';
export { forwardsRoutes } from './forwarding/forwards.routes.ts';
export { listForwards } from './forwarding/forwards.store.ts';
export { inquiryJobs } from './inquiry.handlers.ts';
export { countFormMessages, countVisitorInquiries } from './inquiry-statistics.ts';
export { inquiryTasks } from './inquiry-tasks.ts';
export { leadFormsRoutes } from './lead-forms.routes.ts';
export { inquirySent } from './leads.events.ts';
export { leadsJobs } from './leads.handlers.ts';
export { sendTestIssue } from './leads.jobs.ts';
export { leadsRoutes } from './leads.routes.ts';
export { markLeadClosed } from './mark-lead-closed.ts';
export {
  addIssue,
  changeIssue,
  countSubscribers,
  findIssue,
  listLatestIssues,
  sendIssue,
} from './newsletter/issues.ts';
export { newsletterJobs } from './newsletter/newsletter.handlers.ts';
export { presentIssue } from './newsletter/newsletter.presenter.ts';
export { newsletterRoutes, serveNewsletterPage } from './newsletter/newsletter.routes.ts';
export { sellDraftJobs } from './sell-drafts.ts';
