// Creates accounts that can bid without limit, and lots for them.
import { createHash } from 'node:crypto';
import type pg from 'pg';

export function benchAccountId(n: number): string {
  return `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** Creates the accounts. Account 0 sells and the others bid, each with a session under one of the tokens. */
export async function createBidders(pool: pg.Pool, tokens: readonly string[]): Promise<void> {
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
  const id = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const people = `generate_series(0, ${tokens.length}) as n`;
  await pool.query(
    `insert into accounts (id, roles, contact_name, company_name) select ${id}, '{buyer}', 'Bench', 'Bench' from ${people}`,
  );
  await pool.query(
    `insert into auth_users (id, name, email, email_verified) select ${id}, 'Bench', n || '@bench.test', true from ${people}`,
  );
  await pool.query(`insert into members (user_id, account_id, position) select ${id}, ${id}, 'owner' from ${people}`);
  await pool.query(`insert into bidders (account_id, bid_limit) select ${id}, 1000000000 from ${people}`);
  await pool.query(
    `insert into auth_sessions (id, user_id, token_hash, expires_at) select gen_random_uuid(), ${id}, hash, now() + interval '1 day'
     from unnest($1::text[]) with ordinality as h (hash, n)`,
    [hashes],
  );
}

/** Creates lots without bids. */
export async function createOpenLots(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with made as (select gen_random_uuid() as id, gen_random_uuid() as machine from generate_series(1, $1)),
     machine as (insert into machines (id, account_id, created_by, category, location) select machine, $2, $2, 'cranes', 'Dubai' from made),
     consigned as (insert into consignments (id, machine_id, account_id, created_by, title, description, contact_name, contact_email, contact_phone, wanted_day, duration_days)
       select id, machine, $2, $2, 'Bench', 'Bench', 'Bench', 'a@bench.test', '1', now(), 3 from made)
     insert into lots (id, machine_id, account_id, kind, state, reserve, start_price, starts_at, first_ends_at, ends_at, log_hash)
     select id, machine, $2, 'online', 'live', 1000000000, 100000, t, t + interval '3 days', t + interval '3 days', '' from made, (select date_trunc('milliseconds', now()) as t) as clock returning id`,
    [count, benchAccountId(0)],
  );
  await pool.query('vacuum analyze lots, bidders');
  return rows.map(({ id }) => id);
}
