// Keeps the search on the lists in the address, so that a user can bookmark it and send it to a colleague.
import { supplierStandings } from '@rigsouq/contract/supplier-lists/calls';

export type Standing = (typeof supplierStandings)[number];

export type SupplierSearch = {
  readonly standing: Standing | '';
  readonly search: string;
  readonly category: string;
  readonly tag: string;
  readonly page: number;
};

export const filterNames = ['search', 'category', 'tag'] as const;

export function readSearch(query: URLSearchParams): SupplierSearch {
  const field = (name: string) => query.get(name)?.trim() ?? '';
  const page = Number(query.get('page'));
  return {
    standing: supplierStandings.find((known) => known === field('standing')) ?? '',
    search: field('search'),
    category: field('category'),
    tag: field('tag'),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** Builds the address of a search. Empty filters are left out. */
export function searchPath({ page, ...filters }: SupplierSearch): string {
  const entries: [string, string][] = Object.entries(filters).filter(([, value]) => value !== '');
  if (page > 1) entries.push(['page', String(page)]);
  const query = new URLSearchParams(entries).toString();
  return `/procurement/suppliers${query && `?${query}`}`;
}

export function isFiltered(asked: SupplierSearch): boolean {
  return filterNames.some((name) => asked[name] !== '');
}
