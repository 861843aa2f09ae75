// What the live auctions are narrowed to and ordered by. Apart from the calls, so that a page shows its filters without loading them.
export const auctionSorts = ['ending-soon', 'price-low', 'price-high', 'most-bids'] as const;
export const AUCTIONS_PAGE = 12;

/** As the auction pages name them; 'Other' is everything beyond the documented ones (R71). */
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
