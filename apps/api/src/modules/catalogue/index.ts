// The door of the module: what others may use.

export { relistListing, sellListing, withdrawListing } from './act-on-listing.ts';
export { addDraft } from './add-draft.ts';
export { foldingChanges } from './catalogue.jobs.ts';
export { countMine } from './catalogue.queries.ts';
export { catalogueRoutes } from './catalogue.routes.ts';
export { type Filters, findNew, showNew } from './find-new.ts';
export { findOffer } from './find-offer.ts';
export { importingRows } from './import-rows.ts';
export { countInquiries, type InquiryCounter } from './inquiry-counts.ts';
export { markRented, markReturned } from './rent-out.ts';
export { type Statements, searchSettings } from './search-statements.ts';
export { inventory } from './supplier-figures.ts';
export { ViewTally } from './view-tally.ts';
