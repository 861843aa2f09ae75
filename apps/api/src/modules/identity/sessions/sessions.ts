// Opens, lists and ends the sessions of a user. Ending a session deletes its row, and the next call with its token finds no session.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { Origin } from '../../../platform/monitoring/security-log.ts';
import { actorEventFields, recordSecurityEvent } from '../security-events/security-events.ts';
import { hashToken } from '../token-hash.ts';
import { SESSION_SECONDS } from './session-rules.ts';

export type LoginClient = { address: string; userAgent: string | undefined };

/** Opens a session. `proved` is true if the login included a code of the second factor. */
export async function openSession(
  tx: Tx,
  userId: string,
  from: LoginClient,
  proved: boolean,
): Promise<{ id: string; token: string }> {
  const id = newId();
  const token = randomBytes(24).toString('base64url');
  await tx
    .insertInto('auth_sessions')
    .values({
      id,
      user_id: userId,
      token_hash: hashToken(token),
      expires_at: sql`now() + ${SESSION_SECONDS} * interval '1 second'`,
      ip_address: from.address,
      user_agent: from.userAgent?.slice(0, 300) ?? null,
      factor_at: proved ? sql`now()` : null,
    })
    .execute();
  return { id, token };
}

export function listSessions(db: Db, { userId }: Pick<Actor, 'userId'>) {
  return db
    .selectFrom('auth_sessions')
    .select(['id', 'created_at', 'updated_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', (eb) => eb.fn<Date>('now'))
    .orderBy('updated_at', 'desc')
    .limit(100)
    .execute();
}

/** Returns the ids of the sessions that have not ended. */
export async function listActiveSessions(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('auth_sessions as s')
    .innerJoin('members as m', 'm.user_id', 's.user_id')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select('s.id')
    .where(sql<boolean>`s.id = any(${[...ids]}::uuid[])`)
    .where('s.expires_at', '>', (eb) => eb.fn<Date>('now'))
    .where('a.suspended_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends the session of this call. */
export async function logOut(tx: Tx, actor: Actor, origin: Origin): Promise<void> {
  await deleteSession(tx, actor, actor.sessionId);
  await recordSecurityEvent(tx, origin, { kind: 'logged_out', ...actorEventFields(actor) });
}

export async function endSession(tx: Tx, actor: Actor, id: string, origin: Origin): Promise<void> {
  await deleteSession(tx, actor, id);
  await recordSecurityEvent(tx, origin, { kind: 'session_ended', ...actorEventFields(actor), sessionId: id });
}

export async function endOtherSessions(tx: Tx, actor: Actor, origin: Origin): Promise<number> {
  const ended = await deleteOtherSessions(tx, actor);
  await recordSecurityEvent(tx, origin, { kind: 'sessions_ended', ...actorEventFields(actor), facts: { ended } });
  return ended;
}

async function deleteSession(tx: Tx, actor: Actor, id: string): Promise<void> {
  const ended = await tx
    .deleteFrom('auth_sessions')
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) fail('session.unknown');
}

/** Deletes all other sessions without recording an event: it is a part of a change that is recorded itself. */
export async function deleteOtherSessions(tx: Tx, actor: Actor): Promise<number> {
  const ended = await tx
    .deleteFrom('auth_sessions')
    .where('user_id', '=', actor.userId)
    .where('id', '!=', actor.sessionId)
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}
