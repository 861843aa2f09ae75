// Prepares the live auctions for the screen: the search in the address, the loading state and the pages loaded before.
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { cachePage, readPagesBefore } from '../../../../lib/api/page-cache.ts';
import type { LiveLot } from '../load-auctions.ts';
import { type BrowseSearch, changeSearch, readSearch, searchAddress } from './browse-search.ts';

export type BrowseList = ReturnType<typeof useBrowseList>;

export function useBrowseList(lots: readonly LiveLot[] | null) {
  const { pathname, search } = useLocation();
  const asked = readSearch(new URLSearchParams(search));
  const list = pathname + searchAddress(changeSearch(asked, {}));
  // When a lot ends, later lots move up a page. A lot that appears twice is shown only at its newest place.
  const before = readPagesBefore<LiveLot>(list, asked.page).filter(({ _id }) => !lots?.some((lot) => lot._id === _id));
  useEffect(() => {
    if (lots) cachePage(list, asked.page, lots);
  }, [list, asked.page, lots]);
  return {
    asked,
    before,
    waiting: useWaiting(pathname, asked),
    addressOf: (to: BrowseSearch) => pathname + searchAddress(to),
  };
}

/** Returns how the list is loading. Navigation to another page does not count. */
function useWaiting(pathname: string, asked: BrowseSearch): 'reload' | 'more' | null {
  const { location } = useNavigation();
  if (location?.pathname !== pathname) return null;
  const next = readSearch(new URLSearchParams(location.search));
  const same = searchAddress(changeSearch(next, {})) === searchAddress(changeSearch(asked, {}));
  return same && next.page > 1 ? 'more' : 'reload';
}
