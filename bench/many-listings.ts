// Creates many listings, without the data that a search needs.
import type pg from 'pg';

const BATCH = 10_000;

/** Creates the listings. The accounts must exist: the listings belong to accounts 0 to `owners` - 1 in turn. */
export async function createListings(pool: pg.Pool, count: number, owners = 1): Promise<void> {
  await pool.query('alter table listings disable trigger listings_catalogue');
  for (let from = 1; from <= count; from += BATCH)
    await pool.query(
      `with numbered as (
         select n, ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
           ('00000000-0000-4000-8000-' || lpad(to_hex(n % $3), 12, '0'))::uuid as owner from generate_series($1::int, $2::int) n),
       made as (insert into machines (id, account_id, created_by, category, location) select id, owner, owner, 'cranes', 'Dubai' from numbered)
       insert into listings (id, machine_id, account_id, created_by, type, status, title, description, currency, price_minor)
       select id, id, owner, owner, 'sell', 'active', 'Machine ' || n, 'One of many.', 'USD', 100000 from numbered`,
      [from, Math.min(count, from + BATCH - 1), owners],
    );
  await pool.query('alter table listings enable trigger listings_catalogue');
  await pool.query('vacuum analyze listings, machines');
}

export function listingId(n: number): string {
  return `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}
