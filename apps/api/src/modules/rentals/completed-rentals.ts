import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { CompletedDeal } from '../enquiries/index.ts';

/** Counts the completed rentals between a buyer and a supplier. */
export async function countCompletedRentals(db: Db, buyerId: string, supplierId: string): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', buyerId)
    .where('supplier_id', '=', supplierId)
    .where('status', '=', 'Completed')
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds a rental as a completed deal. A rental is completed when the supplier has the machine back. */
export async function findCompletedRental(db: Db, id: string): Promise<CompletedDeal | undefined> {
  const row = await db
    .selectFrom('bookings as b')
    .innerJoin('listings as l', 'l.id', 'b.listing_id')
    .select(['b.account_id', 'b.supplier_id', 'l.title', sql<Date>`b.returned_at`.as('completed_at')])
    .where('b.id', '=', id)
    .where('b.status', '=', 'Completed')
    .executeTakeFirst();
  return row && { ...row, pages: { buyer: `bookings/${id}`, supplier: `bookings/${id}` } };
}
