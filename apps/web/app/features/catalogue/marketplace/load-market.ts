import type { searchFacets, verifiedProducts } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { pageLoader } from '../../../lib/api/page-loader.ts';
import { type PageRules, queryOf, readSearch } from './market-search.ts';

export const MARKET_PAGE_SIZE = 24;

export type FoundListing = AnswerOf<typeof verifiedProducts>[number];
export type Facets = AnswerOf<typeof searchFacets>;
export type Market = {
  readonly items: readonly FoundListing[];
  /** Null if the counts could not be loaded; the list is shown without them. */
  readonly facets: Facets | null;
  /** Time of the request in milliseconds, the same on server and browser. */
  readonly now: number;
};

/** Loads the contract lazily: the server renders the first page, so a browser needs it only for its first own call. */
export const importCatalogueContract = () => import('@rigsouq/contract/catalogue/calls');

type Params = Readonly<Record<string, string | undefined>>;

/** Loads the machines for the search in the address, and their counts by filter value. */
export function marketLoader(rulesOf: (params: Params) => PageRules) {
  return pageLoader<Market>(async (ask, { search, params }) => {
    const rules = rulesOf(params);
    const { list, filters } = queryOf(readSearch(search), rules);
    const { verifiedProducts, searchFacets } = await importCatalogueContract();
    // The contract parses its input from text, as it stands in an address, so the values are passed unparsed.
    const [items, facets] = await Promise.all([
      ask(verifiedProducts, { query: { ...list, limit: MARKET_PAGE_SIZE } as never }),
      ask(searchFacets, { query: filters as never }).catch(() => null),
    ]);
    return { items, facets, now: Date.now() };
  });
}

/** Skips reloading when only the layout changes, because the server does not need to know the layout. */
export function shouldReloadMarket({ currentUrl, nextUrl, defaultShouldRevalidate }: Navigation): boolean {
  const asked = (url: URL) => {
    const query = new URLSearchParams(url.search);
    query.delete('view');
    return url.pathname + query.toString();
  };
  return currentUrl.href === nextUrl.href ? defaultShouldRevalidate : asked(currentUrl) !== asked(nextUrl);
}

type Navigation = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean };
