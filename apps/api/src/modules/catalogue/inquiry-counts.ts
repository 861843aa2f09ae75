// How often each machine of a supplier was asked about. The records are kept by modules above this one, so each of them brings a counter
// and `api.ts` puts them together.
import type { Db } from '../../platform/db.ts';

/** By listing; one that nobody asked about may be left out. */
export type InquiryCounter = (db: Db, supplierId: string) => Promise<ReadonlyMap<string, number>>;

export async function countInquiries(
  db: Db,
  counters: readonly InquiryCounter[],
  supplierId: string,
): Promise<ReadonlyMap<string, number>> {
  const counted = await Promise.all(counters.map((count) => count(db, supplierId)));
  const sums = new Map<string, number>();
  for (const [listing, count] of counted.flatMap((counts) => [...counts]))
    sums.set(listing, (sums.get(listing) ?? 0) + count);
  return sums;
}
