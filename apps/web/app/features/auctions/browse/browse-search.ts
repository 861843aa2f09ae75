// What is looked for among the live auctions stands in the address, so that a search can be sent to a colleague.
import { auctionCategories, type auctionSorts } from '@rigsouq/contract/auction-lists';
import { categories, codeOf } from '@rigsouq/contract/taxonomy';
import { text } from '../../../lib/i18n.ts';

export type BrowseSearch = {
  readonly search: string;
  readonly category: string;
  readonly sortBy: string;
  readonly page: number;
};
type Sort = (typeof auctionSorts)[number];

export const FIRST_SORT: Sort = 'ending-soon';

export const sortWords: Record<Sort, string> = {
  'ending-soon': text('Ending soon'),
  'price-low': text('Price: low to high'),
  'price-high': text('Price: high to low'),
  'most-bids': text('Most bids'),
};

/** The documented ones, by the codes of the one list. */
export const categoryOptions = auctionCategories.map((label) => ({ code: codeOf(categories, label) ?? label, label }));

export function readSearch(query: URLSearchParams): BrowseSearch {
  const page = Number(query.get('page'));
  const category = query.get('category') ?? '';
  const sortBy = query.get('sortBy') ?? '';
  return {
    search: query.get('search')?.trim() ?? '',
    // What makes no sense is left to the server to refuse.
    category: category === 'all' ? '' : (codeOf(categories, category) ?? category),
    sortBy: sortBy === FIRST_SORT ? '' : sortBy,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of an address; what is not looked for is not said. */
export function searchAddress({ page, ...asked }: BrowseSearch): string {
  const given = Object.entries(asked).filter(([, value]) => value !== '');
  if (page > 1) given.push(['page', String(page)]);
  const query = new URLSearchParams(given).toString();
  return query && `?${query}`;
}

/** The same search with something changed begins at its first page. */
export function changed(asked: BrowseSearch, change: Partial<BrowseSearch>): BrowseSearch {
  return { ...asked, page: 1, ...change };
}
