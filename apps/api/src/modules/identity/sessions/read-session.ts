// Reads session, user and account in one query, all by key, for every call of a logged-in user. Nothing is cached, so an ended session is
// refused by the next call on every process. The statement is prepared by name, because planning it costs more than running it. Calls that
// arrive in the same turn of the event loop share one query: under load that is one query for dozens of calls.

import { SESSION_LIFE_DAYS } from '@rigsouq/contract/identity/calls';
import type { Desk } from '@rigsouq/contract/operations/desks';
import type pg from 'pg';
import type { AccountRole, Actor, ReadSession } from '../../../platform/http/access.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import { hashToken } from '../token-hash.ts';
import { NOTE_USE_SECONDS, SESSION_SECONDS } from './session-rules.ts';

const sqlFor = (match: string) => `
  select s.token_hash, s.id, s.user_id, s.updated_at < now() - interval '${NOTE_USE_SECONDS} seconds' as stale,
         u.name, u.email, u.email_verified, m.position, o.lead, o.desks,
         o.without_factor or s.factor_at is not null as secured,
         a.id as account_id, a.roles, a.contact_name, a.company_name, a.country,
         a.approved_at is not null and a.unreviewed_roles = '{}' as approved,
         verified_as('supplier', a.approved_at, a.unreviewed_roles) as verified_supplier
  from auth_sessions s
  join auth_users u on u.id = s.user_id
  join members m on m.user_id = s.user_id
  join accounts a on a.id = m.account_id
  left join operators o on o.user_id = s.user_id
  where ${match} and s.expires_at > now() and a.suspended_at is null`;

export const sessionSql = sqlFor('s.token_hash = $1');
const one = { name: 'read-session', text: sessionSql };
const several = { name: 'read-sessions', text: sqlFor('s.token_hash = any($1::text[])') };

type Row = {
  token_hash: string;
  id: string;
  user_id: string;
  stale: boolean;
  name: string;
  email: string;
  email_verified: boolean;
  position: Actor['position'];
  lead: boolean | null;
  desks: Desk[] | null;
  secured: boolean | null;
  account_id: string;
  roles: AccountRole[];
  contact_name: string;
  company_name: string | null;
  country: string | null;
  approved: boolean;
  verified_supplier: boolean;
};

type Batch = { readonly hashes: Set<string>; readonly found: Promise<Map<string, Row>> };

export function createSessionReader(pool: pg.Pool, log: Log): ReadSession {
  let batch: Batch | undefined;
  const startBatch = (): Batch => {
    const hashes = new Set<string>();
    const found = new Promise(setImmediate).then(() => {
      batch = undefined;
      return find(pool, [...hashes]);
    });
    return { hashes, found };
  };
  return async (token) => {
    const hash = hashToken(token);
    batch ??= startBatch();
    batch.hashes.add(hash);
    const row = (await batch.found).get(hash);
    if (!row) return null;
    if (row.stale)
      recordUse(pool, row.id).catch((error: unknown) => log.warn({ err: error }, 'session use not recorded'));
    return actorOf(row);
  };
}

async function find(pool: pg.Pool, hashes: string[]): Promise<Map<string, Row>> {
  const query = hashes.length === 1 ? { ...one, values: hashes } : { ...several, values: [hashes] };
  const { rows } = await pool.query<Row>(query);
  return new Map(rows.map((row) => [row.token_hash, row]));
}

/** Records the use of the session. It extends the session, but never beyond a fixed number of days after the login. */
async function recordUse(pool: pg.Pool, id: string): Promise<void> {
  const sql = `update auth_sessions set updated_at = now(), expires_at =
    least(now() + interval '${SESSION_SECONDS} seconds', created_at + interval '${SESSION_LIFE_DAYS} days') where id = $1`;
  await pool.query(sql, [id]);
}

function actorOf(row: Row): Actor {
  return {
    userId: row.user_id,
    sessionId: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    ...(row.lead !== null && { rights: { lead: row.lead, desks: row.desks ?? [], secured: row.secured === true } }),
    position: row.position,
    account: {
      id: row.account_id,
      roles: row.roles,
      contactName: row.contact_name,
      companyName: row.company_name,
      approved: row.approved,
      country: row.country,
      verifiedSupplier: row.verified_supplier,
    },
  };
}
