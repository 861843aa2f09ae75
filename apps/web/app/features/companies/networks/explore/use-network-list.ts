// Prepares the list of a network for the screen: the search in the address, the loading state and the pages loaded before.
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { cachePage, readPagesBefore } from '../../../../lib/api/page-cache.ts';
import { type NetworkSearch, readSearch, searchAddress } from './network-search.ts';

type Waiting = 'reload' | 'more' | null;

export function useNetworkList<T>(items: readonly T[] | null) {
  const { pathname, search } = useLocation();
  const asked = readSearch(new URLSearchParams(search));
  const list = pathname + searchAddress({ ...asked, page: 1 });
  const before = readPagesBefore<T>(list, asked.page);
  useEffect(() => {
    if (items) cachePage(list, asked.page, items);
  }, [list, asked.page, items]);
  return {
    asked,
    before,
    waiting: useWaiting(pathname, asked),
    addressOf: (to: NetworkSearch) => pathname + searchAddress(to),
  };
}

/** Returns what the list is loading. A navigation to another page does not change the list. */
function useWaiting(pathname: string, asked: NetworkSearch): Waiting {
  const { location } = useNavigation();
  if (location?.pathname !== pathname) return null;
  const next = readSearch(new URLSearchParams(location.search));
  return next.page > 1 && searchAddress({ ...next, page: 1 }) === searchAddress({ ...asked, page: 1 })
    ? 'more'
    : 'reload';
}
