// Filters and sort orders of live auctions. The file has no calls, so that a page can show its filters without loading them.
export const auctionSorts = ['ending-soon', 'price-low', 'price-high', 'most-bids'] as const;
export const AUCTIONS_PAGE = 12;
/** The most lots in one answer. A caller who names no limit gets the complete list up to this number (R68). */
export const AUCTIONS_MAX = 500;

/** The category names of the auction pages. 'Other' stands for every category that is not in this list (R71). */
export const auctionCategories = [
  'Excavators',
  'Cranes',
  'Bulldozers',
  'Loaders',
  'Trucks',
  'Concrete Mixers',
  'Dump Trucks',
  'Other',
] as const;
