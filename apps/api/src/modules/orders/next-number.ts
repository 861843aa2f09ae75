// Creates the numbers of requests, reverse auctions and purchase orders.
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';

/**
 * Returns the next number in the account's own sequence of the current year in Gulf time, such as PO-2026-0007. The sequence stays locked
 * until the transaction ends, so that a refused change leaves no gap.
 */
export async function nextNumber(tx: Tx, accountId: string, kind: 'RFQ' | 'RA' | 'PO'): Promise<string> {
  const { year, last } = await tx
    .insertInto('document_numbers')
    .values({
      account_id: accountId,
      kind,
      year: sql`extract(year from now() at time zone 'Asia/Dubai')::bigint`,
      last: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind', 'year']).doUpdateSet({ last: sql`document_numbers.last + 1` }),
    )
    .returning(['year', 'last'])
    .executeTakeFirstOrThrow();
  return `${kind}-${year}-${String(last).padStart(4, '0')}`;
}
