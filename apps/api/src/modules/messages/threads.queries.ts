import { MESSAGES_PAGE } from '@rigsouq/contract/messages/calls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { InquiryCounter } from '../catalogue/index.ts';
import type { MediaRow } from '../media/index.ts';

/** The most conversations that an account is shown; older ones are left out. */
const THREADS_MAX = 1_000;

const threads = (db: Db) =>
  db
    .selectFrom('threads as t')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .innerJoin('accounts as b', 'b.id', 't.account_id')
    .innerJoin('accounts as s', 's.id', 't.supplier_id')
    .select(['t.id', 't.account_id', 't.supplier_id', 't.listing_id', 't.last_at', 't.last_words'])
    .select(['t.buyer_unread', 't.supplier_unread', 't.buyer_read', 't.supplier_read'])
    .select(['l.title', 'l.machine_id'])
    .select(['b.contact_name as buyer_name', 'b.company_name as buyer_company'])
    .select(['s.contact_name as supplier_name', 's.company_name as supplier_company'])
    .select([
      sql<boolean>`verified_as('buyer', b.approved_at, b.unreviewed_roles)`.as('buyer_verified'),
      sql<boolean>`verified_as('supplier', s.approved_at, s.unreviewed_roles)`.as('supplier_verified'),
    ]);

export type ThreadRow = Awaited<ReturnType<ReturnType<typeof threads>['executeTakeFirstOrThrow']>>;

/** Lists the conversations of an account, latest first. Each side is a separate query, so that each uses its own index. */
export async function listThreads(db: Db, accountId: string): Promise<ThreadRow[]> {
  const listBy = (column: 't.account_id' | 't.supplier_id') =>
    threads(db).where(column, '=', accountId).orderBy('t.last_at', 'desc').limit(THREADS_MAX).execute();
  const [asBuyer, asSupplier] = await Promise.all([listBy('t.account_id'), listBy('t.supplier_id')]);
  return [...asBuyer, ...asSupplier].sort((a, b) => b.last_at.getTime() - a.last_at.getTime()).slice(0, THREADS_MAX);
}

export function findThread(db: Db, accountId: string, listingId: string, other: string | undefined) {
  return threads(db)
    .where('t.listing_id', '=', listingId)
    .where((eb) => eb.or([eb('t.account_id', '=', accountId), eb('t.supplier_id', '=', accountId)]))
    .$if(other !== undefined, (found) =>
      found.where((eb) => eb.or([eb('t.account_id', '=', other as string), eb('t.supplier_id', '=', other as string)])),
    )
    .orderBy('t.last_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Finds a supplier as the buyer sees it. */
export function findSupplier(db: Db, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['contact_name as name', 'company_name as company'])
    .select(sql<boolean>`verified_as('supplier', approved_at, unreviewed_roles)`.as('verified'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Lists one message more than a page, so that the caller knows whether there are older ones. */
export function listMessages(db: Db, threadId: string, before: number | undefined) {
  return db
    .selectFrom('messages as m')
    .innerJoin('auth_users as u', 'u.id', 'm.created_by')
    .select(['m.id', 'm.number', 'm.account_id', 'm.content', 'm.created_at', 'm.taken_down_at', 'u.name'])
    .where('m.thread_id', '=', threadId)
    .$if(before !== undefined, (older) => older.where('m.number', '<', String(before)))
    .orderBy('m.number', 'desc')
    .limit(MESSAGES_PAGE + 1)
    .execute();
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

export async function listAttachments(db: Db, messageIds: readonly string[]) {
  if (messageIds.length === 0) return [];
  return db
    .selectFrom('message_attachments as a')
    .innerJoin('media as m', 'm.id', 'a.media_id')
    .selectAll('m')
    .select('a.message_id')
    .$castTo<MediaRow & { message_id: string }>()
    .where('a.message_id', 'in', messageIds)
    .orderBy('a.message_id')
    .orderBy('a.position')
    .execute();
}

/** Finds an attachment of a message in one of the account's conversations. */
export function findAttachment(db: Db, accountId: string, mediaId: string) {
  return db
    .selectFrom('message_attachments as a')
    .innerJoin('messages as m', 'm.id', 'a.message_id')
    .innerJoin('threads as t', 't.id', 'm.thread_id')
    .select('a.media_id')
    .where('a.media_id', '=', mediaId)
    .where('m.taken_down_at', 'is', null)
    .where((eb) => eb.or([eb('t.account_id', '=', accountId), eb('t.supplier_id', '=', accountId)]))
    .limit(1)
    .executeTakeFirst();
}

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const sum = async (column: 'account_id' | 'supplier_id', unread: 'buyer_unread' | 'supplier_unread') => {
    const { total } = await db
      .selectFrom('threads')
      .select(sql<number>`coalesce(sum(${sql.ref(unread)}), 0)::int`.as('total'))
      .where(column, '=', accountId)
      .executeTakeFirstOrThrow();
    return total;
  };
  const [asBuyer, asSupplier] = await Promise.all([
    sum('account_id', 'buyer_unread'),
    sum('supplier_id', 'supplier_unread'),
  ]);
  return asBuyer + asSupplier;
}

/** Counts the conversations about each listing of a supplier. */
export const countConversationsByListing: InquiryCounter = async (db, supplierId) => {
  const rows = await db
    .selectFrom('threads')
    .select(['listing_id', sql<number>`count(*)::int`.as('count')])
    .where('supplier_id', '=', supplierId)
    .groupBy('listing_id')
    .execute();
  return new Map(rows.map(({ listing_id, count }) => [listing_id, count]));
};

/** Returns whether a supplier has ever answered a message about one of its machines. */
export async function hasAnswered(db: Db, accountId: string): Promise<boolean> {
  const one = await db
    .selectFrom('threads as t')
    .select('t.id')
    .where('t.supplier_id', '=', accountId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('messages as m')
          .select('m.id')
          .whereRef('m.thread_id', '=', 't.id')
          .where('m.account_id', '=', accountId),
      ),
    )
    .limit(1)
    .execute();
  return one.length > 0;
}
