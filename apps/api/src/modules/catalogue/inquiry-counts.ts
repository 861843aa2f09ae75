// Counts the inquiries about each listing of a supplier. The records belong to modules that depend on this one, so each of those modules
// provides a counter and `api.ts` combines them.
import type { Db } from '../../platform/database/db.ts';

/** Returns the number of inquiries by listing id. Listings without inquiries may be missing. */
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
