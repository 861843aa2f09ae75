// Prepares a list of machines for the screen: the search in the address, the loading state and the pages loaded before.
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { cachePage, readPagesBefore } from '../../../lib/api/list-pages.ts';
import { useScrollToResults } from '../../../lib/use-scroll-to-results.ts';
import type { FoundListing } from './load-market.ts';
import {
  changeSearch,
  type MarketSearch,
  type PageRules,
  pageOf,
  type ReadNames,
  readSearch,
  replaceTypedNames,
  searchAddress,
} from './market-search.ts';

type LoadingState = 'reload' | 'more' | null;
export type MarketList = ReturnType<typeof useMarketList>;

/** `names` is what the server read from the words of the search, if it answered. */
export function useMarketList(items: readonly FoundListing[] | null, rules: PageRules, names: ReadNames | null) {
  const { pathname, search } = useLocation();
  const { location: pending } = useNavigation();
  const asked = readSearch(new URLSearchParams(search));
  const next = pending?.pathname === pathname ? readSearch(new URLSearchParams(pending.search)) : asked;
  const page = pageOf(asked);
  const list = pathname + searchAddress(firstPage(asked), rules);
  const before = readPagesBefore<FoundListing>(list, page).filter(
    ({ _id }) => !items?.some((item) => item._id === _id),
  );
  useEffect(() => {
    if (items) cachePage(list, page, items);
  }, [list, page, items]);
  useScrollToResults(list);
  return {
    asked,
    /** The search of a pending navigation, if there is one: a second choice builds on the first, not on the page that is about to change. */
    next,
    page,
    before,
    waiting: waitingFor(next, asked, rules),
    addressOf: (to: MarketSearch) => pathname + searchAddress(to, rules),
    /** Returns the address of a search in which a filter was chosen. The names belong to the finished search, not to a pending one. */
    addressOfChoice: (to: MarketSearch, from: MarketSearch) =>
      pathname + searchAddress(replaceTypedNames(to, from, from.search === asked.search ? names : null), rules),
  };
}

/** Returns how the list is loading. Navigation to another page or to another layout does not count. */
function waitingFor(next: MarketSearch, asked: MarketSearch, rules: PageRules): LoadingState {
  if (searchAddress(firstPage(next), rules) !== searchAddress(firstPage(asked), rules)) return 'reload';
  if (next.after === asked.after) return null;
  return next.after === '' ? 'reload' : 'more';
}

/** Identifies the list without its page and layout. */
function firstPage(asked: MarketSearch): MarketSearch {
  return changeSearch(asked, { view: '' });
}
