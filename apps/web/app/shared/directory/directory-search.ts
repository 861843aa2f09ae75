// The search of a directory is in the address, so that it can be shared with a colleague.
export type DirectorySearch = { readonly filters: Readonly<Record<string, string>>; readonly page: number };

export function readSearch(names: readonly string[], query: URLSearchParams): DirectorySearch {
  const page = Number(query.get('page'));
  return {
    filters: Object.fromEntries(names.map((name) => [name, query.get(name)?.trim() ?? ''])),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Returns the query of the address. Empty filters are left out. */
export function searchAddress({ filters, page }: DirectorySearch): string {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  if (page > 1) given.push(['page', String(page)]);
  const query = new URLSearchParams(given).toString();
  return query && `?${query}`;
}

export function isFiltered({ filters }: DirectorySearch): boolean {
  return Object.values(filters).some((value) => value !== '');
}
