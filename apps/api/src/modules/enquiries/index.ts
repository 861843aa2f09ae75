// The public interface of the module: other modules import only from here.

export { countAcceptedQuotes, findAcceptedQuote } from './accepted-quotes.ts';
export { listQuoteAnswerTimes } from './answer-times.ts';
export { companyNameOf } from './company-name-of.ts';
export { type Photos, presentMachine, presentOther } from './deal.presenter.ts';
export { enquiryStepped } from './enquiries.events.ts';
export { enquiriesRoutes } from './enquiries.routes.ts';
export {
  countInspections,
  countInspectionsByListing,
  countQuotes,
  countQuotesByListing,
  hasQuoted,
} from './enquiry-counts.ts';
export { inspectionTasks, quoteTasks } from './enquiry-tasks.ts';
export { inspectionsRoutes } from './inspections.routes.ts';
export { presentStep } from './quotes.presenter.ts';
export { serveReportFiles } from './report-file.ts';
export { type CompletedDeal, otherAccount, type Side, sideOf } from './sides.ts';
export { expireQuoteJob } from './step-quote.ts';
