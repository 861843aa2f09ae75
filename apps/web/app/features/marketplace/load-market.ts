import type { searchFacets, verifiedProducts } from '@rigsouq/contract/catalogue';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { pageLoader } from '../../lib/page-loader.ts';
import { type PageRules, queryOf, readSearch } from './market-search.ts';

export const MARKET_PAGE_SIZE = 24;

export type Found = AnswerOf<typeof verifiedProducts>[number];
export type Facets = AnswerOf<typeof searchFacets>;
export type Market = {
  readonly items: readonly Found[];
  /** Without them the list still stands. */
  readonly facets: Facets | null;
  /** When it was asked, for server and browser alike. */
  readonly now: number;
};

/** The calls come when a browser first asks for something: the page itself was made by the server. */
export const marketCalls = () => import('@rigsouq/contract/catalogue');

type Params = Readonly<Record<string, string | undefined>>;

/** The machines that a page's address asks for, and how many there are of which kind. */
export function marketLoader(rulesOf: (params: Params) => PageRules) {
  return pageLoader<Market>(async (ask, { search, params }) => {
    const rules = rulesOf(params);
    const { list, filters } = queryOf(readSearch(search), rules);
    const { verifiedProducts, searchFacets } = await marketCalls();
    // The contract reads its input from text, as it comes from an address.
    const [items, facets] = await Promise.all([
      ask(verifiedProducts, { query: { ...list, limit: MARKET_PAGE_SIZE } as never }),
      ask(searchFacets, { query: filters as never }).catch(() => null),
    ]);
    return { items, facets, now: Date.now() };
  });
}

/** The layout is no question to the server. */
export function asksAnew({ currentUrl, nextUrl, defaultShouldRevalidate }: Navigated): boolean {
  const asked = (url: URL) => {
    const query = new URLSearchParams(url.search);
    query.delete('view');
    return url.pathname + query.toString();
  };
  return currentUrl.href === nextUrl.href ? defaultShouldRevalidate : asked(currentUrl) !== asked(nextUrl);
}

type Navigated = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean };
