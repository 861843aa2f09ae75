// The door of the module: what others may use.
export { enquiryStepped } from './enquiries.events.ts';
export { enquiriesRoutes } from './enquiries.routes.ts';
export { countInspections, countQuotes, inspectionsByListing, quotesByListing } from './enquiry-figures.ts';
export { inspectionsRoutes } from './inspections.routes.ts';
export { nameOf } from './name-of.ts';
export { presentStep } from './quotes.presenter.ts';
export { reportFiles } from './report-file.ts';
export { otherAccount, type Side, sideOf } from './sides.ts';
export { expiringQuotes } from './step-quote.ts';
