import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** Finds a message in one of the account's conversations. A message that was taken down is not found. */
export function findConversationMessage(db: Db, accountId: string, id: string) {
  return db
    .selectFrom('messages as m')
    .innerJoin('threads as t', 't.id', 'm.thread_id')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .select(['m.account_id', 'm.content', 'l.title'])
    .where('m.id', '=', id)
    .where('m.taken_down_at', 'is', null)
    .where((eb) => eb.or([eb('t.account_id', '=', accountId), eb('t.supplier_id', '=', accountId)]))
    .executeTakeFirst();
}

/** Takes a message down. Neither side can read it or open its attachments, and the list of conversations shows no preview of it. */
export async function takeDownMessage(tx: Tx, id: string): Promise<void> {
  const message = await tx
    .updateTable('messages')
    .set({ taken_down_at: sql`now()` })
    .where('id', '=', id)
    .returning(['thread_id', 'number'])
    .executeTakeFirst();
  if (!message) return;
  await tx
    .updateTable('threads')
    .set({ last_words: '' })
    .where('id', '=', message.thread_id)
    .where('messages', '=', message.number)
    .execute();
}
