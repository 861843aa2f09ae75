import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { CompletedDeal } from './sides.ts';

/** Counts how many quotes of a supplier a buyer has accepted. */
export async function countAcceptedQuotes(db: Db, buyerId: string, supplierId: string): Promise<number> {
  const { count } = await db
    .selectFrom('quotes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', buyerId)
    .where('supplier_id', '=', supplierId)
    .where('status', '=', 'Accepted')
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds an accepted quote as a completed deal. An accepted quote is complete; what follows is agreed between the two companies. */
export async function findAcceptedQuote(db: Db, id: string): Promise<CompletedDeal | undefined> {
  const row = await db
    .selectFrom('quotes as q')
    .innerJoin('listings as l', 'l.id', 'q.listing_id')
    .innerJoin('enquiry_steps as s', (on) => on.onRef('s.subject_id', '=', 'q.id').on('s.act', '=', 'accept'))
    .select(['q.account_id', 'q.supplier_id', 'l.title', 's.created_at as completed_at'])
    .where('q.id', '=', id)
    .where('q.status', '=', 'Accepted')
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, pages: { buyer: `quotes/${id}`, supplier: `quotes/${id}` } };
}
