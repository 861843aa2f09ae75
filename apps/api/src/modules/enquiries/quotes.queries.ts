import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { QuoteStatus } from './quote-state.ts';
import type { Side } from './sides.ts';

const columnOf = { buyer: 'q.account_id', supplier: 'q.supplier_id' } as const;

const quotes = (db: Db) =>
  db
    .selectFrom('quotes as q')
    .innerJoin('listings as l', 'l.id', 'q.listing_id')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .innerJoin('accounts as b', 'b.id', 'q.account_id')
    .innerJoin('accounts as s', 's.id', 'q.supplier_id')
    .select(['q.id', 'q.account_id', 'q.supplier_id', 'q.note', 'q.price_minor', 'q.currency', 'q.valid_until'])
    .select(['q.created_at', 'l.id as listing_id', 'l.title', 'l.machine_id', 'm.country'])
    .select(['l.price_minor as listed_minor', 'l.currency as listed_currency'])
    .select([sql<'sell' | 'rent'>`l.type`.as('type'), sql<QuoteStatus>`q.status`.as('status')])
    .select([
      sql<string>`coalesce(b.company_name, b.contact_name)`.as('buyer_name'),
      sql<string>`coalesce(s.company_name, s.contact_name)`.as('supplier_name'),
      sql<boolean>`verified_as('buyer', b.approved_at, b.unreviewed_roles)`.as('buyer_verified'),
      sql<boolean>`verified_as('supplier', s.approved_at, s.unreviewed_roles)`.as('supplier_verified'),
    ]);

export type QuoteRow = Awaited<ReturnType<ReturnType<typeof quotes>['executeTakeFirstOrThrow']>>;

export async function findQuotes(
  db: Db,
  accountId: string,
  side: Side,
  { page, limit }: { page: number; limit: number },
) {
  const ownQuotes = quotes(db).where(columnOf[side], '=', accountId);
  const [rows, { total }] = await Promise.all([
    ownQuotes
      .orderBy('q.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('quotes as q')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(columnOf[side], '=', accountId)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total, pages: Math.ceil(total / limit) };
}

/** Finds the enquiries of which the database allows one per listing and account, in their open states. */
export async function findOpenEnquiries(db: Db, accountId: string, listingId: string) {
  const [quote, inspection] = await Promise.all([
    db
      .selectFrom('quotes')
      .select('id')
      .where('listing_id', '=', listingId)
      .where('account_id', '=', accountId)
      .where('status', 'in', ['Requested', 'Quoted'])
      .executeTakeFirst(),
    db
      .selectFrom('inspections')
      .select('id')
      .where('listing_id', '=', listingId)
      .where('account_id', '=', accountId)
      .where('status', 'in', ['Requested', 'Confirmed'])
      .executeTakeFirst(),
  ]);
  return { quote: quote?.id ?? null, inspection: inspection?.id ?? null };
}

export function findQuote(db: Db, id: string, accountId: string) {
  return quotes(db)
    .where('q.id', '=', id)
    .where((eb) => eb.or([eb('q.account_id', '=', accountId), eb('q.supplier_id', '=', accountId)]))
    .executeTakeFirst();
}

export function listSteps(db: Db, subjectId: string) {
  return db
    .selectFrom('enquiry_steps as s')
    .leftJoin('auth_users as u', 'u.id', 's.user_id')
    .select(['s.act', 's.status', 's.facts', 's.created_at', 'u.name'])
    .select(sql<Side | 'clock'>`s.side`.as('side'))
    .where('s.subject_id', '=', subjectId)
    .orderBy('s.id')
    .limit(500)
    .execute();
}

export type StepRow = Awaited<ReturnType<typeof listSteps>>[number];
