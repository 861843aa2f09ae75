// Keeps the search of a network in the address, so that a user can send it to a colleague.
export type NetworkSearch = {
  readonly search: string;
  readonly companyType: string;
  readonly country: string;
  readonly page: number;
};

export type Filter = 'search' | 'companyType' | 'country';

export function readSearch(query: URLSearchParams): NetworkSearch {
  const page = Number(query.get('page'));
  return {
    search: query.get('search')?.trim() ?? '',
    companyType: query.get('companyType') ?? '',
    country: query.get('country') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Builds the query string of the address. Empty filters are left out. */
export function searchAddress({ page, ...filters }: NetworkSearch): string {
  const entries = Object.entries(filters).filter(([, value]) => value !== '');
  if (page > 1) entries.push(['page', String(page)]);
  const query = new URLSearchParams(entries).toString();
  return query && `?${query}`;
}

/** Returns the same search with one filter changed, at its first page. */
export function withFilter(current: NetworkSearch, filter: Filter, value: string): NetworkSearch {
  return { ...current, [filter]: value, page: 1 };
}
