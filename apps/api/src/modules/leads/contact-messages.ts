// Lists the messages to a company. Every member of the account can read them; for other accounts they do not exist.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';

type Page = { page: number; limit: number };

export async function listContactMessages(db: Db, accountId: string, { page, limit }: Page) {
  const mine = db.selectFrom('contact_messages').where('recipient_id', '=', accountId);
  const [messages, counts] = await Promise.all([
    mine
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    mine
      .select(sql<number>`count(*)::int`.as('total'))
      .select(sql<number>`(count(*) filter (where read_at is null))::int`.as('unread'))
      .executeTakeFirstOrThrow(),
  ]);
  return { messages, ...counts, pages: Math.ceil(counts.total / limit) };
}

export type ContactMessages = Awaited<ReturnType<typeof listContactMessages>>;

/** Marks a message as read for all members, because the inbox belongs to the company. */
export async function markMessageRead(tx: Tx, accountId: string, id: string): Promise<void> {
  const marked = await tx
    .updateTable('contact_messages')
    .set({ read_at: sql<Date>`coalesce(read_at, now())` })
    .where('id', '=', id)
    .where('recipient_id', '=', accountId)
    .executeTakeFirst();
  if (marked.numUpdatedRows === 0n) fail('contact.unknown');
}
