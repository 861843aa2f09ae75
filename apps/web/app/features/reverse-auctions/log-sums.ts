// Reads the sums from the secrets of a log, to compare them with the sums on a page. The functions are pure.
import { minorOf } from '@rigsouq/contract/money';
import type { Auction } from './auction-query.ts';

/** The last sum of each supplier in minor units, as far as the reader may see it. */
export type SupplierSums = Map<string, number>;

/** Adds the sums that a log line hides: the sum of an offer, or the sums of all suppliers at the start. */
export function collectSums(sums: SupplierSums, secret: string): void {
  const content = JSON.parse(secret) as { supplier?: string; total?: number; stands?: string[] };
  if (content.supplier && content.total) sums.set(content.supplier, content.total);
  for (const stand of content.stands ?? []) collectSums(sums, stand);
}

/** Checks whether the page shows the same sums. */
export function hasSameSums(sums: SupplierSums, auction: Auction): boolean {
  const minor = (total: number) => minorOf(total, auction.currency);
  // A supplier can read only its own secrets.
  if (auction.side === 'supplier')
    return [...sums.values()].every((sum) => auction.total !== null && sum === minor(auction.total));
  const shown = auction.suppliers.flatMap(({ _id, total }) => (total === null ? [] : [[_id, minor(total)] as const]));
  return shown.length === sums.size && shown.every(([id, total]) => sums.get(id) === total);
}
