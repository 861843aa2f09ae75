// The state of a list that grows page by page: the search in the address, the loading state and the pages loaded before.
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { cachePage, readPagesBefore } from './api/list-pages.ts';
import { useScrollToResults } from './use-scroll-to-results.ts';

export type PagedSearch<S, T> = {
  readonly asked: S;
  /** The items of the pages loaded before this one. */
  readonly before: readonly T[];
  /** Whether the list is being replaced or gets its next page. Navigation away from the list does not count. */
  readonly waiting: 'reload' | 'more' | null;
  readonly addressOf: (to: S) => string;
};

/** Reads the search with `read`; `write` returns its query string and leaves out the first page. */
export function usePagedSearch<S extends { readonly page: number }, T extends { _id: string }>(
  read: (query: URLSearchParams) => S,
  write: (search: S) => string,
  items: readonly T[] | null,
): PagedSearch<S, T> {
  const { pathname, search } = useLocation();
  const { location: pending } = useNavigation();
  const addressOf = (to: S) => pathname + write(to);
  const asked = read(new URLSearchParams(search));
  const list = addressOf({ ...asked, page: 1 });
  // When an item disappears, later items move up a page. An item that appears twice is shown only at its newest place.
  const before = readPagesBefore<T>(list, asked.page).filter(({ _id }) => !items?.some((item) => item._id === _id));
  useEffect(() => {
    if (items) cachePage(list, asked.page, items);
  }, [list, asked.page, items]);
  useScrollToResults(list);

  const next = pending?.pathname === pathname ? read(new URLSearchParams(pending.search)) : null;
  const isMore = next !== null && next.page > 1 && addressOf({ ...next, page: 1 }) === list;
  return { asked, before, waiting: next && (isMore ? 'more' : 'reload'), addressOf };
}
