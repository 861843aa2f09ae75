// What the secrets of a log say of the sums, to be compared with what a page shows. Pure.
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { toMinor } from '@rigsouq/kernel/money';
import type { Auction } from './auction-query.ts';

/** The last sum of each supplier, in minor units, as far as the reader may know them. */
export type Sums = Map<string, number>;

/** Notes what a line hides: an offer, or what suppliers stood with when it began. */
export function noteSums(sums: Sums, secret: string): void {
  const said = JSON.parse(secret) as { supplier?: string; total?: number; stands?: string[] };
  if (said.supplier && said.total) sums.set(said.supplier, said.total);
  for (const stand of said.stands ?? []) noteSums(sums, stand);
}

/** Whether they are the ones that the page shows. */
export function areShown(sums: Sums, auction: Auction): boolean {
  const minor = (total: number) => toMinor(total, digitsOf(auction.currency));
  // A supplier reads its own secrets alone.
  if (auction.side === 'supplier')
    return [...sums.values()].every((sum) => auction.total !== null && sum === minor(auction.total));
  const shown = auction.suppliers.flatMap(({ _id, total }) => (total === null ? [] : [[_id, minor(total)] as const]));
  return shown.length === sums.size && shown.every(([id, total]) => sums.get(id) === total);
}
