import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { InquiryCounter } from '../catalogue/index.ts';

type Kind = 'quotes' | 'inspections';

/** Counts the requested quotes, or inspections, of each listing of a supplier. */
export const countQuotesByListing: InquiryCounter = (db, supplierId) => countByListing(db, 'quotes', supplierId);
export const countInspectionsByListing: InquiryCounter = (db, supplierId) =>
  countByListing(db, 'inspections', supplierId);

/** Counts the quotes, or inspections, that an account has sent and received. */
export const countQuotes = (db: Db, accountId: string) => countSentAndReceived(db, 'quotes', accountId);
export const countInspections = (db: Db, accountId: string) => countSentAndReceived(db, 'inspections', accountId);

/** Returns whether a supplier has ever quoted a price. */
export async function hasQuoted(db: Db, supplierId: string): Promise<boolean> {
  const one = await db
    .selectFrom('quotes')
    .select('id')
    .where('supplier_id', '=', supplierId)
    .where('price_minor', 'is not', null)
    .limit(1)
    .execute();
  return one.length > 0;
}

async function countByListing(db: Db, kind: Kind, supplierId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(kind)
    .select(['listing_id', sql<number>`count(*)::int`.as('count')])
    .where('supplier_id', '=', supplierId)
    .groupBy('listing_id')
    .execute();
  return new Map(rows.map(({ listing_id, count }) => [listing_id, count]));
}

async function countSentAndReceived(
  db: Db,
  kind: Kind,
  accountId: string,
): Promise<{ sent: number; received: number }> {
  const count = (column: 'account_id' | 'supplier_id') =>
    db.selectFrom(kind).select(sql<number>`count(*)::int`.as('count')).where(column, '=', accountId);
  const found = await db
    .selectNoFrom([count('account_id').as('sent'), count('supplier_id').as('received')])
    .executeTakeFirstOrThrow();
  return { sent: found.sent ?? 0, received: found.received ?? 0 };
}
