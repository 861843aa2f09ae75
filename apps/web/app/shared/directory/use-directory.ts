// The state of a directory on screen: the search in the address, what is loading, and the pages that were loaded before.
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { cachePage, readPagesBefore } from '../../lib/api/page-cache.ts';
import { type DirectorySearch, readSearch, searchAddress } from './directory-search.ts';

export function useDirectory<T>(names: readonly string[], items: readonly T[] | null) {
  const { pathname, search } = useLocation();
  const asked = readSearch(names, new URLSearchParams(search));
  const list = pathname + searchAddress({ ...asked, page: 1 });
  const before = readPagesBefore<T>(list, asked.page);
  useEffect(() => {
    if (items) cachePage(list, asked.page, items);
  }, [list, asked.page, items]);

  const { location } = useNavigation();
  const next = location?.pathname === pathname ? readSearch(names, new URLSearchParams(location.search)) : null;
  const same = next !== null && pathname + searchAddress({ ...next, page: 1 }) === list;
  const waiting: 'reload' | 'more' | null = next && (same && next.page > 1 ? 'more' : 'reload');
  return { asked, before, waiting, addressOf: (to: DirectorySearch) => pathname + searchAddress(to) };
}

export type Directory<T> = ReturnType<typeof useDirectory<T>>;
