import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { FLOOD_MINUTES, type PastMessages, SAME_MESSAGE_MINUTES } from './contact-rules.ts';

const within = (minutes: number) => sql<boolean>`created_at > now() - ${minutes} * interval '1 minute'`;
const counted = sql<number>`count(*)::int`;

type Sent = { recipientId: string; email: string; hash: string; senderAccountId: string | null };

export async function countPastMessages(
  db: Db,
  { recipientId, email, hash, senderAccountId }: Sent,
): Promise<PastMessages> {
  const same = db
    .selectFrom('contact_messages')
    .select(counted.as('count'))
    .where('text_hash', '=', hash)
    .where('recipient_id', '=', recipientId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where(within(SAME_MESSAGE_MINUTES));
  const others = db
    .selectFrom('contact_messages')
    .select(sql<number>`count(distinct recipient_id)::int`.as('count'))
    .where('text_hash', '=', hash)
    .where('recipient_id', '!=', recipientId)
    .where(sql<boolean>`sender_account_id is not distinct from ${senderAccountId}::uuid`)
    .where(within(FLOOD_MINUTES));
  const fromVisitors = db
    .selectFrom('contact_messages')
    .select(counted.as('count'))
    .where('recipient_id', '=', recipientId)
    .where('sender_account_id', 'is', null)
    .where(within(FLOOD_MINUTES));
  const found = await db
    .selectNoFrom([same.as('same'), others.as('others'), fromVisitors.as('visitors')])
    .executeTakeFirstOrThrow();
  return {
    sameMessages: found.same ?? 0,
    othersWithText: found.others ?? 0,
    fromVisitors: found.visitors ?? 0,
  };
}

/** Counts how often the same sender sent the same text, and how many other senders did, within their windows. */
export async function countPastLeads(db: Db, { kind, email, hash }: { kind: string; email: string; hash: string }) {
  const found = await db
    .selectFrom('leads')
    .select(
      sql<number>`count(*) filter (where lower(email) = lower(${email}) and ${within(SAME_MESSAGE_MINUTES)})::int`.as(
        'same',
      ),
    )
    .select(sql<number>`count(distinct lower(email)) filter (where lower(email) <> lower(${email}))::int`.as('others'))
    .where('kind', '=', kind)
    .where('text_hash', '=', hash)
    .where(within(FLOOD_MINUTES))
    .executeTakeFirstOrThrow();
  return { sameMessages: found.same, othersWithText: found.others, fromVisitors: 0 };
}
