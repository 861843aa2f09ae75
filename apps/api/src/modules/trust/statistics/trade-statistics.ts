// Adds up the trades of companies for their profiles and for the network of suppliers. Everybody may read the sums, so they must not show the price
// of one deal: they end with the last whole month, consist of at least three deals and are rounded to two digits.
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { BuyerStatistics, NetworkReader, StatisticsReader, SupplierStatistics } from '../../companies/index.ts';

const MIN_DEALS = 3;
/** Some leading suppliers may be suspended, so more are read than a page shows. */
const MAX_LEADING = 24;
const thisMonth = sql<Date>`date_trunc('month', now())`;
const aYearEarlier = sql<Date>`date_trunc('month', now()) - interval '1 year'`;
const aYearAgo = sql<Date>`now() - interval '1 year'`;
const deals = sql<number>`count(*)::int`;
const dollars = sql<number>`sum(usd)::float8`;

const roundSum = (sum: number) => Number(sum.toPrecision(2));

/** Sums what each of these suppliers sold in a year, in US dollars. */
export const sumSales: StatisticsReader<SupplierStatistics> = async (db, accountIds) => {
  const rows = await sumOfYear(db, 'supplier_id', accountIds).execute();
  return new Map(rows.map(({ id, sum }) => [id, { sales: roundSum(sum) }]));
};

/** Sums what each of these suppliers ever sold. It reads all their trades, so it is only for the profile of one. */
export const sumAllSales: StatisticsReader<SupplierStatistics> = async (db, accountIds) => {
  const rows = await sumTrades(db, 'supplier_id', accountIds).execute();
  return new Map(rows.map(({ id, sum }) => [id, { totalSales: roundSum(sum) }]));
};

/** Sums what each of these buyers bought and rented in a year, in US dollars. */
export const sumSpending: StatisticsReader<BuyerStatistics> = async (db, accountIds) => {
  const rows = await sumOfYear(db, 'buyer_id', accountIds).execute();
  return new Map(rows.map(({ id, sum }) => [id, { spending: roundSum(sum) }]));
};

/** Counts the deals of each of these suppliers in the last twelve months. */
export const countDeals: StatisticsReader<SupplierStatistics> = async (db, accountIds) => {
  const rows = await db
    .selectFrom('trades')
    .select(['supplier_id', deals.as('deals')])
    .where('supplier_id', 'in', accountIds)
    .where('made_at', '>=', aYearAgo)
    .groupBy('supplier_id')
    .execute();
  return new Map(rows.map((row) => [row.supplier_id, { deals: row.deals }]));
};

/** Sums what all suppliers sold in a year, in US dollars. */
export const sumNetworkSales: NetworkReader = async (db) => {
  const found = await db
    .selectFrom('trades')
    .select(dollars.as('sum'))
    .where('made_at', '>=', aYearEarlier)
    .where('made_at', '<', thisMonth)
    .having(sql`count(*)`, '>=', MIN_DEALS)
    .executeTakeFirst();
  return { annualSales: found ? roundSum(found.sum) : 0 };
};

/** Lists the suppliers with the most deals in the last twelve months. */
export const listLeadingSuppliers: NetworkReader = async (db) => {
  const rows = await db
    .selectFrom('trades')
    .select('supplier_id')
    .where('made_at', '>=', aYearAgo)
    .groupBy('supplier_id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('supplier_id')
    .limit(MAX_LEADING)
    .execute();
  return { leading: rows.map((row) => row.supplier_id) };
};

export function sumOfYear(db: Db, side: 'buyer_id' | 'supplier_id', accountIds: readonly string[]) {
  return sumTrades(db, side, accountIds).where('made_at', '>=', aYearEarlier);
}

function sumTrades(db: Db, side: 'buyer_id' | 'supplier_id', accountIds: readonly string[]) {
  return db
    .selectFrom('trades')
    .select([`${side} as id`, dollars.as('sum')])
    .where(side, 'in', accountIds)
    .where('made_at', '<', thisMonth)
    .groupBy(side)
    .having(sql`count(*)`, '>=', MIN_DEALS);
}
