// What is looked for in a network stands in the address, so that a search can be sent to a colleague.
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

/** The query of an address; what is not looked for is not said. */
export function searchAddress({ page, ...filters }: NetworkSearch): string {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  if (page > 1) given.push(['page', String(page)]);
  const query = new URLSearchParams(given).toString();
  return query && `?${query}`;
}

/** The same search with one filter changed begins at its first page. */
export function withFilter(current: NetworkSearch, filter: Filter, value: string): NetworkSearch {
  return { ...current, [filter]: value, page: 1 };
}
