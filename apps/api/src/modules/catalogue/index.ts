// The public interface of the module: other modules import only from here.

export { endOffers, relistListing, sellListing, withdrawListing } from './act-on-listing.ts';
export { addDraft } from './add-draft.ts';
export { storePhotos } from './add-listing.ts';
export { listingStepped } from './catalogue.events.ts';
export { applyingRates, foldingChanges, planRate } from './catalogue.jobs.ts';
export { countMine, listRates } from './catalogue.queries.ts';
export { catalogueRoutes } from './catalogue.routes.ts';
export { type Filters, findNew, showNew } from './find-new.ts';
export { findOffer } from './find-offer.ts';
export { findShown } from './find-shown.ts';
export { importingRows } from './import-rows.ts';
export { countInquiries, type InquiryCounter } from './inquiry-counts.ts';
export { listingPages, newestIn } from './listing-pages.ts';
export { type ListingStatus, mayRestore, mayTakeDown } from './listing-state.ts';
export { findOwnListing } from './own-listing.ts';
export { markRented, markReturned } from './rent-out.ts';
export { type Statements, searchSettings } from './search-statements.ts';
export { inventory } from './supplier-figures.ts';
export { restoreListing, takeDownListing } from './take-down.ts';
export { brandLabel, wordsIn } from './trade-names-rules.ts';
export { ViewTally } from './view-tally.ts';
