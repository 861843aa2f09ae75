import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { InquiryCounter } from '../catalogue/index.ts';

/** Counts the inquiries of visitors per listing. The inquiry of a logged-in user starts a conversation and is counted there. */
export const countVisitorInquiries: InquiryCounter = async (db, supplierId) => {
  const rows = await db
    .selectFrom('sale_inquiries')
    .select(['listing_id', sql<number>`count(*)::int`.as('count')])
    .where('supplier_id', '=', supplierId)
    .where('account_id', 'is', null)
    .groupBy('listing_id')
    .execute();
  return new Map(rows.map(({ listing_id, count }) => [listing_id, count]));
};

/** Counts what an account has sent and received through the forms: sale inquiries and contact messages. */
export async function countFormMessages(db: Db, accountId: string): Promise<{ sent: number; received: number }> {
  const count = (table: 'sale_inquiries' | 'contact_messages', column: string) =>
    db.selectFrom(table).select(sql<number>`count(*)::int`.as('count')).where(sql.ref(column), '=', accountId);
  const found = await db
    .selectNoFrom([
      count('sale_inquiries', 'account_id').as('inquiriesSent'),
      count('contact_messages', 'sender_account_id').as('messagesSent'),
      count('sale_inquiries', 'supplier_id').as('inquiriesReceived'),
      count('contact_messages', 'recipient_id').as('messagesReceived'),
    ])
    .executeTakeFirstOrThrow();
  return {
    sent: (found.inquiriesSent ?? 0) + (found.messagesSent ?? 0),
    received: (found.inquiriesReceived ?? 0) + (found.messagesReceived ?? 0),
  };
}
