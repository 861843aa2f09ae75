// The public interface of the module: other modules import only from here.

export { addDraft } from './add-draft.ts';
export { storePhotos } from './add-listing.ts';
export { listingStepped } from './catalogue.events.ts';
export { applyRateJob, foldChangesJob } from './catalogue.jobs.ts';
export { countMyListings, listRates } from './catalogue.queries.ts';
export { catalogueRoutes } from './catalogue.routes.ts';
export { endOffers, relistListing, sellListing, withdrawListing } from './change-listing-status.ts';
export { listingTasks } from './draft-tasks.ts';
export { findOffer } from './find-offer.ts';
export { findOwnListing } from './find-own-listing.ts';
export { findPublicListing } from './find-public-listing.ts';
export { importRowsJob } from './imports/import-rows.ts';
export { countInquiries, type InquiryCounter } from './inquiry-counts.ts';
export { insertExchangeRate } from './insert-exchange-rate.ts';
export { findNewestByCategory, listingPages } from './listing-pages.ts';
export { type ListingStatus, mayRestore, mayTakeDown } from './listing-state.ts';
export { markRented, markReturned } from './mark-rented.ts';
export { readInventory } from './read-inventory.ts';
export { readListingFacts } from './read-listings.ts';
export { findMachines } from './search/find-machines.ts';
export { type Filters, findNewListings, presentNewListings } from './search/find-new-listings.ts';
export { createStatementRunner, type RunStatement, searchSettings } from './search/search-statements.ts';
export { brandLabel, splitWords } from './search/trade-names-rules.ts';
export { restoreListing, takeDownListing } from './take-down.ts';
export { ViewCounter } from './view-counter.ts';
