import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { FigureReader, SupplierFigures } from '../companies/index.ts';

type Row = { account_id: string; category: string; quantity: number; from_usd: string | null };

/** What each of these suppliers has on the market, by category; a price from is that of what is for sale, in US dollars. */
export const inventory: FigureReader<SupplierFigures> = async (db, accountIds) => {
  const figures = new Map<string, Pick<SupplierFigures, 'inventory' | 'inventoryItems'>>();
  for (const { account_id, category, quantity, from_usd } of await countByCategory(db, accountIds)) {
    const { inventory: before, inventoryItems } = figures.get(account_id) ?? { inventory: 0, inventoryItems: [] };
    const item = { category, quantity, fromPrice: from_usd === null ? null : Number(from_usd) / 100, currency: 'USD' };
    figures.set(account_id, { inventory: before + quantity, inventoryItems: [...inventoryItems, item] });
  }
  return figures;
};

/** A machine that is offered both ways is one machine. */
async function countByCategory(db: Db, accountIds: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select account_id, category, count(distinct machine_id)::int as quantity,
      min(price_usd) filter (where type = 'sell') as from_usd
    from catalogue_entries where account_id = any (${accountIds}::uuid[])
    group by account_id, category order by quantity desc, category`.execute(db);
  return rows;
}
