// The live auctions as the screen shows them: what the address asks for, what is on its way, and what was gathered before.
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { keepPage, pagesBefore } from '../../../lib/gathered-pages.ts';
import type { LiveLot } from '../load-auctions.ts';
import { type BrowseSearch, changed, readSearch, searchAddress } from './browse-search.ts';

export type BrowseList = ReturnType<typeof useBrowseList>;

export function useBrowseList(lots: readonly LiveLot[] | null) {
  const { pathname, search } = useLocation();
  const asked = readSearch(new URLSearchParams(search));
  const list = pathname + searchAddress(changed(asked, {}));
  // One lot that ends moves the rest: what comes twice is shown where it stands now.
  const before = pagesBefore<LiveLot>(list, asked.page).filter(({ _id }) => !lots?.some((lot) => lot._id === _id));
  useEffect(() => {
    if (lots) keepPage(list, asked.page, lots);
  }, [list, asked.page, lots]);
  return {
    asked,
    before,
    waiting: useWaiting(pathname, asked),
    addressOf: (to: BrowseSearch) => pathname + searchAddress(to),
  };
}

/** Only the list waits, and only for its own pages: a way to another page leaves it alone. */
function useWaiting(pathname: string, asked: BrowseSearch): 'anew' | 'more' | null {
  const { location } = useNavigation();
  if (location?.pathname !== pathname) return null;
  const next = readSearch(new URLSearchParams(location.search));
  const same = searchAddress(changed(next, {})) === searchAddress(changed(asked, {}));
  return same && next.page > 1 ? 'more' : 'anew';
}
