// A list of machines as the screen shows it: what the address asks for, what is on its way, and what was gathered before.
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { keepPage, pagesBefore } from '../../lib/gathered-pages.ts';
import type { Found } from './load-market.ts';
import { changed, type MarketSearch, type PageRules, pageOf, readSearch, searchAddress } from './market-search.ts';

type Waiting = 'anew' | 'more' | null;
export type MarketList = ReturnType<typeof useMarketList>;

export function useMarketList(items: readonly Found[] | null, rules: PageRules) {
  const { pathname, search } = useLocation();
  const { location: ahead } = useNavigation();
  const asked = readSearch(new URLSearchParams(search));
  const next = ahead?.pathname === pathname ? readSearch(new URLSearchParams(ahead.search)) : asked;
  const page = pageOf(asked);
  const list = pathname + searchAddress(beginning(asked), rules);
  const before = pagesBefore<Found>(list, page).filter(({ _id }) => !items?.some((item) => item._id === _id));
  useEffect(() => {
    if (items) keepPage(list, page, items);
  }, [list, page, items]);
  return {
    asked,
    /** What is on its way, where something is: a second choice builds on the first, not on the page that it will replace. */
    next,
    page,
    before,
    waiting: waitingFor(next, asked, rules),
    addressOf: (to: MarketSearch) => pathname + searchAddress(to, rules),
  };
}

/** Only the list waits, and only for its own pages: a way to another page leaves it alone, and so does another layout. */
function waitingFor(next: MarketSearch, asked: MarketSearch, rules: PageRules): Waiting {
  if (searchAddress(beginning(next), rules) !== searchAddress(beginning(asked), rules)) return 'anew';
  if (next.after === asked.after) return null;
  return next.after === '' ? 'anew' : 'more';
}

/** The list, not a page or a layout of it. */
function beginning(asked: MarketSearch): MarketSearch {
  return changed(asked, { view: '' });
}
