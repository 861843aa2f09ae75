import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { StatisticsReader, SupplierStatistics } from '../companies/index.ts';

type Row = { account_id: string; category: string; quantity: number; from_usd: string | null };

/** Reads the inventory of suppliers by category. `fromPrice` is the lowest sale price in US dollars. */
export const readInventory: StatisticsReader<SupplierStatistics> = async (db, accountIds) => {
  const statistics = new Map<string, Pick<SupplierStatistics, 'inventory' | 'inventoryItems'>>();
  for (const { account_id, category, quantity, from_usd } of await countByCategory(db, accountIds)) {
    const { inventory: before, inventoryItems } = statistics.get(account_id) ?? { inventory: 0, inventoryItems: [] };
    const item = { category, quantity, fromPrice: from_usd === null ? null : Number(from_usd) / 100, currency: 'USD' };
    statistics.set(account_id, { inventory: before + quantity, inventoryItems: [...inventoryItems, item] });
  }
  return statistics;
};

/** Counts machines by supplier and category. A machine that is offered for sale and for rent counts once. */
async function countByCategory(db: Db, accountIds: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select account_id, category, count(distinct machine_id)::int as quantity,
      min(price_usd) filter (where type = 'sell') as from_usd
    from catalogue_entries where account_id = any (${accountIds}::uuid[])
    group by account_id, category order by quantity desc, category`.execute(db);
  return rows;
}
