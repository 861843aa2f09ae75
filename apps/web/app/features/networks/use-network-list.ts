// A list of a network as the screen shows it: what the address asks for, what is on its way, and what was gathered before.
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { keepPage, pagesBefore } from '../../lib/gathered-pages.ts';
import { type NetworkSearch, readSearch, searchAddress } from './network-search.ts';

type Waiting = 'anew' | 'more' | null;

export function useNetworkList<T>(items: readonly T[] | null) {
  const { pathname, search } = useLocation();
  const asked = readSearch(new URLSearchParams(search));
  const list = pathname + searchAddress({ ...asked, page: 1 });
  const before = pagesBefore<T>(list, asked.page);
  useEffect(() => {
    if (items) keepPage(list, asked.page, items);
  }, [list, asked.page, items]);
  return {
    asked,
    before,
    waiting: useWaiting(pathname, asked),
    addressOf: (to: NetworkSearch) => pathname + searchAddress(to),
  };
}

/** Only the list waits, and only for its own pages: a way to another page leaves it alone. */
function useWaiting(pathname: string, asked: NetworkSearch): Waiting {
  const { location } = useNavigation();
  if (location?.pathname !== pathname) return null;
  const next = readSearch(new URLSearchParams(location.search));
  return next.page > 1 && searchAddress({ ...next, page: 1 }) === searchAddress({ ...asked, page: 1 })
    ? 'more'
    : 'anew';
}
