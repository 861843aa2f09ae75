// Inserts many listings for tests of the sitemap: rows in two tables only, without the search data.
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

const BATCH = 10_000;

/** Inserts listings with ids in ascending order, as the product creates them over time. Every tenth is a draft. */
export async function insertBareListings(
  db: Db,
  owner: { accountId: string; userId: string },
  count: number,
): Promise<void> {
  await sql`alter table listings disable trigger listings_catalogue`.execute(db);
  for (let from = 1; from <= count; from += BATCH) {
    const to = Math.min(count, from + BATCH - 1);
    await sql`
      with numbered as (
        select n, ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id from generate_series(${from}::int, ${to}::int) n
      ), made as (
        insert into machines (id, account_id, created_by, category, location)
        select id, ${owner.accountId}::uuid, ${owner.userId}::uuid, 'cranes', 'Dubai' from numbered
      )
      insert into listings (id, machine_id, account_id, created_by, type, status, title, description, currency, price_minor, updated_at)
      select id, id, ${owner.accountId}::uuid, ${owner.userId}::uuid, 'sell', case when n % 10 = 0 then 'pending' else 'active' end,
        'Machine ' || n, 'One of many.', 'USD', 100000, timestamptz '2026-01-01' + n * interval '1 second'
      from numbered`.execute(db);
  }
  await sql`alter table listings enable trigger listings_catalogue`.execute(db);
  for (const table of ['listings', 'machines']) await sql`analyze ${sql.table(table)}`.execute(db);
}
