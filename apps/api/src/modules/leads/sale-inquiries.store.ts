import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { saleInquiryTypes, sendSaleInquiry } from '@rigsouq/contract/leads/sale-inquiries';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { FLOOD_MINUTES, isCommonQuestion, type PastMessages, SAME_MESSAGE_MINUTES } from './contact-rules.ts';

type Given = ParsedOf<typeof sendSaleInquiry>['body'];
type Sent = Pick<Given, 'equipmentId' | 'supplierId' | 'email' | 'message'> & { hash: string; sender: Actor | null };

const within = (minutes: number) => sql<boolean>`created_at > now() - ${minutes} * interval '1 minute'`;
const counted = sql<number>`count(*)::int`.as('count');

/** Counts earlier inquiries. The same text about another machine is another inquiry. */
export async function countPastInquiries(db: Db, sent: Sent): Promise<PastMessages> {
  const { equipmentId, supplierId, email, message, hash, sender } = sent;
  const ofText = db.selectFrom('sale_inquiries').where('text_hash', '=', hash);
  const same = ofText
    .select(counted)
    .where('listing_id', '=', equipmentId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where(within(SAME_MESSAGE_MINUTES));
  const others = ofText
    .select(sql<number>`count(distinct supplier_id)::int`.as('count'))
    .where('supplier_id', '!=', supplierId)
    .where(sql<boolean>`account_id is not distinct from ${sender?.account.id ?? null}::uuid`)
    .where(within(FLOOD_MINUTES));
  const fromVisitors = db
    .selectFrom('sale_inquiries')
    .select(counted)
    .where('supplier_id', '=', supplierId)
    .where('account_id', 'is', null)
    .where(within(FLOOD_MINUTES));
  const found = await db
    .selectNoFrom([same.as('same'), others.as('others'), fromVisitors.as('visitors')])
    .executeTakeFirstOrThrow();
  return {
    sameMessages: found.same ?? 0,
    othersWithText: isCommonQuestion(message) ? 0 : (found.others ?? 0),
    fromVisitors: found.visitors ?? 0,
  };
}

type NewInquiry = { id: string; hash: string; sender: Actor | null; given: Given };

export async function insertInquiry(tx: Tx, { id, hash, sender, given }: NewInquiry): Promise<void> {
  await tx
    .insertInto('sale_inquiries')
    .values({
      id,
      listing_id: given.equipmentId,
      supplier_id: given.supplierId,
      account_id: sender?.account.id ?? null,
      created_by: sender?.userId ?? null,
      first_name: given.firstName,
      last_name: given.lastName ?? '',
      email: given.email,
      phone: given.phone ?? null,
      inquiry_type: given.inquiryType,
      message: given.message,
      newsletter: given.newsletter,
      language: given.language,
      text_hash: hash,
    })
    .execute();
}

/** Selects inquiries with the machine, and with the company of a logged-in sender. */
const inquiries = (db: Db) =>
  db
    .selectFrom('sale_inquiries as i')
    .innerJoin('listings as l', 'l.id', 'i.listing_id')
    .leftJoin('accounts as a', 'a.id', 'i.account_id')
    .selectAll('i')
    .select(['l.title', 'a.company_name as company'])
    .$narrowType<{ inquiry_type: (typeof saleInquiryTypes)[number]['code']; language: 'en' | 'ar' }>();

export type InquiryRow = Awaited<ReturnType<ReturnType<typeof inquiries>['executeTakeFirstOrThrow']>>;

export function findInquiry(db: Db, id: string): Promise<InquiryRow | undefined> {
  return inquiries(db).where('i.id', '=', id).executeTakeFirst();
}

export async function listInquiryPage(db: Db, supplierId: string, { page, limit }: { page: number; limit: number }) {
  const [rows, { total, unread }] = await Promise.all([
    inquiries(db)
      .where('i.supplier_id', '=', supplierId)
      .orderBy('i.created_at', 'desc')
      .orderBy('i.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('sale_inquiries')
      .select(sql<number>`count(*)::int`.as('total'))
      .select(sql<number>`(count(*) filter (where read_at is null))::int`.as('unread'))
      .where('supplier_id', '=', supplierId)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total, unread, pages: Math.ceil(total / limit) };
}

/** Marks an inquiry as read for all members, because the inbox belongs to the company. */
export async function markInquiryRead(tx: Tx, supplierId: string, id: string): Promise<void> {
  const marked = await tx
    .updateTable('sale_inquiries')
    .set({ read_at: sql<Date>`coalesce(read_at, now())` })
    .where('id', '=', id)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  if (marked.numUpdatedRows === 0n) fail('inquiry.unknown');
}
