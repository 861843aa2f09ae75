// Caches the pages of a list that were loaded during this visit. The cache is outside of the screen, so that a user who comes back from a
// profile finds the list as long as it was.
const pagesByList = new Map<string, readonly (readonly unknown[])[]>();

/** Adds a page to the cache. The first page restarts its list. */
export function cachePage(list: string, page: number, items: readonly unknown[]): void {
  const pages = page === 1 ? [] : (pagesByList.get(list) ?? []).slice(0, page - 1);
  // A page that was opened by its address, without the pages before it, is not cached.
  if (pages.length === page - 1) pagesByList.set(list, [...pages, items]);
}

/** Returns all items before a page, or none if an earlier page was not loaded. */
export function readPagesBefore<T>(list: string, page: number): readonly T[] {
  const pages = (pagesByList.get(list) ?? []).slice(0, page - 1);
  return pages.length === page - 1 ? (pages.flat() as T[]) : [];
}
