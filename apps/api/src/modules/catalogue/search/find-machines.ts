import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { searchAnywhere } from '@rigsouq/contract/search/calls';
import { listProducts } from './search-catalogue.ts';
import type { RunStatement } from './search-statements.ts';
import { splitWords } from './trade-names-rules.ts';

/** Finds the newest machines on the market for the search. It is the search of the marketplace, so that 'See all' leads to the same machines. */
export async function findMachines(
  run: RunStatement,
  typed: string,
  limit: number,
): Promise<AnswerOf<typeof searchAnywhere>['machines']> {
  // Without words the marketplace shows everything, and the search finds nothing.
  if (splitWords(typed).length === 0) return [];
  const found = await listProducts(run, { search: typed, sort: 'newest', limit });
  return found.map(({ _id, title, type, price, dailyRate, currency, location, country }) => {
    return { _id, title, type, price, dailyRate, currency, location, country };
  });
}
