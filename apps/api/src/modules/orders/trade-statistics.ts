// Sums the orders of companies for their profiles and for the network of suppliers. Everybody may read the sums, so they must not show the price of
// one order: they end with the last whole month, consist of at least three orders and are rounded to two digits.
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { BuyerStatistics, NetworkReader, StatisticsReader, SupplierStatistics } from '../companies/index.ts';
import type { OrderState } from './order-state.ts';

/** An order counts once the supplier has accepted it. */
const soldStates = ['accepted', 'delivered', 'closed'] as const satisfies OrderState[];
const ORDERS_MIN = 3;
const thisMonth = sql<Date>`date_trunc('month', now())`;
const aYearEarlier = sql<Date>`date_trunc('month', now()) - interval '1 year'`;
const dollars = sql<number>`sum(net_usd)::float8`;

const roundSum = (sum: number) => Number(sum.toPrecision(2));

/** Sums what each of these suppliers sold in a year, in US dollars. */
export const sumSales: StatisticsReader<SupplierStatistics> = async (db, accountIds) => {
  const rows = await sumOfYear(db, 'supplier_id', accountIds).execute();
  return new Map(rows.map(({ id, sum }) => [id, { sales: roundSum(sum) }]));
};

/** Sums what each of these suppliers ever sold. It reads all their orders, so it is only for the profile of one. */
export const sumAllSales: StatisticsReader<SupplierStatistics> = async (db, accountIds) => {
  const rows = await sumOrders(db, 'supplier_id', accountIds).execute();
  return new Map(rows.map(({ id, sum }) => [id, { totalSales: roundSum(sum) }]));
};

/** Sums what each of these buyers ordered in a year, in US dollars. */
export const sumSpending: StatisticsReader<BuyerStatistics> = async (db, accountIds) => {
  const rows = await sumOfYear(db, 'account_id', accountIds).execute();
  return new Map(rows.map(({ id, sum }) => [id, { spending: roundSum(sum) }]));
};

/** Sums what all suppliers sold in a year, in US dollars. */
export const sumNetworkSales: NetworkReader = async (db) => {
  const found = await db
    .selectFrom('orders')
    .select(dollars.as('sum'))
    // An id contains the time at which it was created, so older orders are not read.
    .where('id', '>=', sql<string>`first_id_at(${aYearEarlier} - interval '1 hour')`)
    .where('created_at', '>=', aYearEarlier)
    .where('created_at', '<', thisMonth)
    .where('state', 'in', soldStates)
    .having(sql`count(*)`, '>=', ORDERS_MIN)
    .executeTakeFirst();
  return { annualSales: found ? roundSum(found.sum) : 0 };
};

export function sumOfYear(db: Db, side: 'account_id' | 'supplier_id', accountIds: readonly string[]) {
  return sumOrders(db, side, accountIds).where('created_at', '>=', aYearEarlier);
}

function sumOrders(db: Db, side: 'account_id' | 'supplier_id', accountIds: readonly string[]) {
  return db
    .selectFrom('orders')
    .select([`${side} as id`, dollars.as('sum')])
    .where(side, 'in', accountIds)
    .where('created_at', '<', thisMonth)
    .where('state', 'in', soldStates)
    .groupBy(side)
    .having(sql`count(*)`, '>=', ORDERS_MIN);
}
