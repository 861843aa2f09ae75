// Filters and sort orders of the market. The file has no calls, so that a page can show its filters without loading them.
export const listingTypes = ['sell', 'rent'] as const;
export const priceRanges = ['0-50000', '50000-100000', '100000-200000', '200000+'] as const;
export const sorts = ['newest', 'price-low', 'price-high', 'year-newest', 'year-oldest', 'hours-low'] as const;
