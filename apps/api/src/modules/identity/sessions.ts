// A person's own sessions. Ending one deletes its row, and the next call with its token finds nothing.
import type { Actor } from '../../platform/access.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';

export function listSessions(db: Db, actor: Actor) {
  return db
    .selectFrom('auth_sessions')
    .select(['id', 'created_at', 'updated_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', actor.userId)
    .where('expires_at', '>', (eb) => eb.fn<Date>('now'))
    .orderBy('updated_at', 'desc')
    .limit(100)
    .execute();
}

export async function endSession(tx: Tx, actor: Actor, id: string): Promise<void> {
  const ended = await tx
    .deleteFrom('auth_sessions')
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) fail('session.unknown');
}

export async function endOtherSessions(tx: Tx, actor: Actor): Promise<number> {
  const ended = await tx
    .deleteFrom('auth_sessions')
    .where('user_id', '=', actor.userId)
    .where('id', '!=', actor.sessionId)
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}
