// Keeps the search among live auctions in the address, so that a user can send it to a colleague.
import { auctionCategories, type auctionSorts } from '@rigsouq/contract/auctions/auction-lists';
import { categories, codeOf } from '@rigsouq/contract/taxonomy';
import { text } from '../../../../lib/i18n/i18n.ts';
import type { PagedSearch } from '../../../../lib/paged-search.ts';
import type { LiveLot } from '../../../../shared/auctions/lot-card.tsx';

export type BrowseSearch = {
  readonly search: string;
  readonly category: string;
  readonly sortBy: string;
  readonly page: number;
};
export type BrowseList = PagedSearch<BrowseSearch, LiveLot>;
type Sort = (typeof auctionSorts)[number];

export const DEFAULT_SORT: Sort = 'ending-soon';

export const sortTexts: Record<Sort, string> = {
  'ending-soon': text('Ending soon'),
  'price-low': text('Price: low to high'),
  'price-high': text('Price: high to low'),
  'most-bids': text('Most bids'),
};

/** The documented categories, with their codes from the shared taxonomy. */
export const categoryOptions = auctionCategories.map((label) => ({ code: codeOf(categories, label) ?? label, label }));

export function readSearch(query: URLSearchParams): BrowseSearch {
  const page = Number(query.get('page'));
  const category = query.get('category') ?? '';
  const sortBy = query.get('sortBy') ?? '';
  return {
    search: query.get('search')?.trim() ?? '',
    // An unknown category stays as it is, so that the server refuses it.
    category: category === 'all' ? '' : (codeOf(categories, category) ?? category),
    sortBy: sortBy === DEFAULT_SORT ? '' : sortBy,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns the query string of a search and leaves out empty values. */
export function searchAddress({ page, ...asked }: BrowseSearch): string {
  const parameters = Object.entries(asked).filter(([, value]) => value !== '');
  if (page > 1) parameters.push(['page', String(page)]);
  const query = new URLSearchParams(parameters).toString();
  return query && `?${query}`;
}

/** Returns the search with some values changed. It starts again at the first page. */
export function changeSearch(asked: BrowseSearch, change: Partial<BrowseSearch>): BrowseSearch {
  return { ...asked, page: 1, ...change };
}
