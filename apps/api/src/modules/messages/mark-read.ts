import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { sideOf } from '../enquiries/index.ts';
import { findThread } from './threads.queries.ts';

type Given = { equipmentId: string; with?: string | undefined; upTo: number };

/** Marks messages up to a number as read, for the whole account. Later messages stay unread. */
export async function markThreadRead(tx: Tx, actor: Actor, given: Given): Promise<{ sides: string[] }> {
  const thread = (await findThread(tx, actor.account.id, given.equipmentId, given.with)) ?? fail('message.thread');
  const side = sideOf(actor, thread) ?? fail('message.thread');
  // The thread is locked like in `sendMessage`, so that the count includes every committed message.
  await tx.selectFrom('threads').select('id').where('id', '=', thread.id).forUpdate().execute();
  const [read, unread] = [sql.ref(`${side}_read`), sql.ref(`${side}_unread`)];
  const readUpTo = sql`least(greatest(${read}, ${given.upTo}::bigint), messages)`;
  await sql`
    update threads set ${read} = ${readUpTo}, ${unread} = (
      select count(*) from messages m
      where m.thread_id = threads.id and m.account_id <> ${actor.account.id} and m.number > ${readUpTo})
    where id = ${thread.id}`.execute(tx);
  return { sides: [thread.account_id, thread.supplier_id] };
}
