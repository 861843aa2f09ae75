// The public interface of the module: other modules import only from here.
export { listQuoteAnswerTimes } from './answer-times.ts';
export { type Photos, presentMachine, presentOther } from './deal.presenter.ts';
export { countAcceptedQuotes, findAcceptedQuote } from './deals-between.ts';
export { enquiryStepped } from './enquiries.events.ts';
export { enquiriesRoutes } from './enquiries.routes.ts';
export {
  countInspections,
  countInspectionsByListing,
  countQuotes,
  countQuotesByListing,
  hasQuoted,
} from './enquiry-figures.ts';
export { inspectionsRoutes } from './inspections.routes.ts';
export { companyNameOf } from './name-of.ts';
export { presentStep } from './quotes.presenter.ts';
export { serveReportFiles } from './report-file.ts';
export { type CompletedDeal, otherAccount, type Side, sideOf } from './sides.ts';
export { expireQuoteJob } from './step-quote.ts';
