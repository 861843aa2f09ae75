// The one read behind every signed-in call: session, person, account, all by key. Nothing is cached, so a session that
// was ended is refused by the next call on every process. Prepared by name, since planning it costs more than running it.
import type pg from 'pg';
import type { AccountRole, Actor, ReadSession } from '../../platform/access.ts';
import type { Log } from '../../platform/log.ts';
import { NOTE_USE_SECONDS, SESSION_SECONDS } from './session-rules.ts';
import { hashToken } from './token-hash.ts';

export const sessionSql = `
  select s.id, s.user_id, s.updated_at < now() - interval '${NOTE_USE_SECONDS} seconds' as stale,
         u.name, u.email, u.email_verified, m.position, o.user_id is not null as operator,
         a.id as account_id, a.roles, a.contact_name, a.company_name, a.approved_at is not null as approved
  from auth_sessions s
  join auth_users u on u.id = s.user_id
  join members m on m.user_id = s.user_id
  join accounts a on a.id = m.account_id
  left join operators o on o.user_id = s.user_id
  where s.token_hash = $1 and s.expires_at > now() and a.suspended_at is null`;

type Row = {
  id: string;
  user_id: string;
  stale: boolean;
  name: string;
  email: string;
  email_verified: boolean;
  position: Actor['position'];
  operator: boolean;
  account_id: string;
  roles: AccountRole[];
  contact_name: string;
  company_name: string | null;
  approved: boolean;
};

export function sessionReader(pool: pg.Pool, log: Log): ReadSession {
  return async (token) => {
    const { rows } = await pool.query<Row>({ name: 'read-session', text: sessionSql, values: [hashToken(token)] });
    const row = rows[0];
    if (!row) return null;
    if (row.stale) noteUse(pool, row.id).catch((error: unknown) => log.warn({ err: error }, 'session use not noted'));
    return actorOf(row);
  };
}

async function noteUse(pool: pg.Pool, id: string): Promise<void> {
  const sql = `update auth_sessions
    set updated_at = now(), expires_at = now() + interval '${SESSION_SECONDS} seconds' where id = $1`;
  await pool.query(sql, [id]);
}

function actorOf(row: Row): Actor {
  return {
    userId: row.user_id,
    sessionId: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    operator: row.operator,
    position: row.position,
    account: {
      id: row.account_id,
      roles: row.roles,
      contactName: row.contact_name,
      companyName: row.company_name,
      approved: row.approved,
    },
  };
}
