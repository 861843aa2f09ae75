// What is looked for on the lists stands in the address, so that it can be kept and sent to a colleague.
import { supplierStandings } from '@rigsouq/contract/supplier-lists';

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
  const of = (name: string) => query.get(name)?.trim() ?? '';
  const page = Number(query.get('page'));
  return {
    standing: supplierStandings.find((known) => known === of('standing')) ?? '',
    search: of('search'),
    category: of('category'),
    tag: of('tag'),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** What is not looked for is not said. */
export function searchPath({ page, ...filters }: SupplierSearch): string {
  const given: [string, string][] = Object.entries(filters).filter(([, value]) => value !== '');
  if (page > 1) given.push(['page', String(page)]);
  const query = new URLSearchParams(given).toString();
  return `/procurement/suppliers${query && `?${query}`}`;
}

export function isFiltered(asked: SupplierSearch): boolean {
  return filterNames.some((name) => asked[name] !== '');
}
