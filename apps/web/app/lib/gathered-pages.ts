// The pages of a list that this visit has seen. They are kept beside the screen, so that somebody who comes back from a profile
// finds the list as long as it was.
const seen = new Map<string, readonly (readonly unknown[])[]>();

/** The first page begins a list anew; a later one is put behind those before it. */
export function keepPage(list: string, page: number, items: readonly unknown[]): void {
  const pages = page === 1 ? [] : (seen.get(list) ?? []).slice(0, page - 1);
  // A page that was opened by its address stands alone.
  if (pages.length === page - 1) seen.set(list, [...pages, items]);
}

/** Everything before a page, or nothing where the beginning was not seen. */
export function pagesBefore<T>(list: string, page: number): readonly T[] {
  const pages = (seen.get(list) ?? []).slice(0, page - 1);
  return pages.length === page - 1 ? (pages.flat() as T[]) : [];
}
