// The public interface of the module: other modules import only from here.
export { quoteAnswerTimes } from './answer-times.ts';
export { type Photos, presentMachine, presentOther } from './deal.presenter.ts';
export { acceptedQuote, countAcceptedQuotes } from './deals-between.ts';
export { enquiryStepped } from './enquiries.events.ts';
export { enquiriesRoutes } from './enquiries.routes.ts';
export { countInspections, countQuotes, hasQuoted, inspectionsByListing, quotesByListing } from './enquiry-figures.ts';
export { inspectionsRoutes } from './inspections.routes.ts';
export { nameOf } from './name-of.ts';
export { presentStep } from './quotes.presenter.ts';
export { reportFiles } from './report-file.ts';
export { type CompletedDeal, otherAccount, type Side, sideOf } from './sides.ts';
export { expiringQuotes } from './step-quote.ts';
