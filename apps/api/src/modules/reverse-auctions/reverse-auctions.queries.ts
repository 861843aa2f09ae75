// Reads one auction as each side may see it. Offers of others are read for the buyer only; a supplier gets only the number of its rank.
import type { modes } from '@rigsouq/contract/rfqs/calls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { ReverseState } from './reverse-state.ts';

/** Rank of the seat `s` among those of its auction, or null before its first offer. */
export const rank = sql<
  number | null
>`case when s.total_minor is not null then (select 1 + count(*)::int from reverse_suppliers o
  where o.auction_id = s.auction_id and (o.total_minor, o.total_seq) < (s.total_minor, s.total_seq)) end`;

export const hasWon = sql<boolean>`exists (select from reverse_awards w where w.auction_id = a.id and w.state = 'approved'
  and w.supplier_id = s.supplier_id)`;

/** Finds an auction that this account owns or was invited to, with the account's own seat. */
export function findAuction(db: Db, id: string, accountId: string) {
  return db
    .selectFrom('reverse_auctions as a')
    .innerJoin('accounts as b', 'b.id', 'a.account_id')
    .leftJoin('rfqs as r', 'r.id', 'a.rfq_id')
    .leftJoin('reverse_suppliers as s', (on) =>
      on.onRef('s.auction_id', '=', 'a.id').on('s.supplier_id', '=', accountId),
    )
    .select(['a.id', 'a.account_id', 'a.number', 'a.rfq_id', 'r.number as rfq_number', 'a.title', 'a.description'])
    .select(['a.currency', 'a.country', 'a.ceiling_minor', 'a.decrement', 'a.overtime_minutes', 'a.overtime_ranks'])
    .select(['a.starts_at', 'a.first_ends_at', 'a.ends_at', 'a.extensions', 'a.log_seq', 'a.log_hash', 'a.reason'])
    .select(['a.created_at', 's.supplier_id as seat', 's.first_minor', 's.total_minor', 's.total_seq', 's.units'])
    .select(['s.seen_at', rank.as('rank'), hasWon.as('won')])
    .select([
      sql<ReverseState>`a.state`.as('state'),
      sql<Date>`clock_timestamp()`.as('now'),
      sql<string>`coalesce(b.company_name, b.contact_name)`.as('buyer_name'),
      sql<boolean>`verified_as('buyer', b.approved_at, b.unreviewed_roles)`.as('buyer_verified'),
    ])
    .where('a.id', '=', id)
    .where((eb) => eb.or([eb('a.account_id', '=', accountId), eb('s.supplier_id', 'is not', null)]))
    .executeTakeFirst();
}

export type AuctionRow = NonNullable<Awaited<ReturnType<typeof findAuction>>>;

export function listLines(db: Db, auctionId: string) {
  return db
    .selectFrom('reverse_lines')
    .select(['category', 'specification', 'place'])
    .select([
      sql<number>`line::int`.as('line'),
      sql<number>`quantity::int`.as('quantity'),
      sql<(typeof modes)[number]>`mode`.as('mode'),
      sql<string | null>`from_day::text`.as('from'),
      sql<string | null>`to_day::text`.as('to'),
    ])
    .where('auction_id', '=', auctionId)
    .orderBy('reverse_lines.line')
    .execute();
}

export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** Lists the invited suppliers and their offers for the buyer: by rank, then by name those without an offer. */
export function listSeats(db: Db, auctionId: string) {
  return db
    .selectFrom('reverse_suppliers as s')
    .innerJoin('accounts as c', 'c.id', 's.supplier_id')
    .select(['s.supplier_id', 's.first_minor', 's.total_minor', 's.units', 's.offers', 's.total_at', 's.seen_at'])
    .select([
      sql<string>`coalesce(c.company_name, c.contact_name)`.as('company_name'),
      sql<boolean>`verified_as('supplier', c.approved_at, c.unreviewed_roles)`.as('verified'),
    ])
    .where('s.auction_id', '=', auctionId)
    .orderBy(sql`s.total_minor asc nulls last`)
    .orderBy('s.total_seq')
    .orderBy('company_name')
    .orderBy('s.supplier_id')
    .execute();
}

export type SeatRow = Awaited<ReturnType<typeof listSeats>>[number];

const RECENT_MAX = 50;

/** Lists the last offers of all suppliers for the buyer, newest first. */
export function listRecentOffers(db: Db, auctionId: string) {
  return offers(db, auctionId).limit(RECENT_MAX).execute();
}

const OWN_MAX = 500;

/** Lists the last offers of one supplier, newest first. */
export function listOwnOffers(db: Db, auctionId: string, supplierId: string) {
  return offers(db, auctionId).where('account_id', '=', supplierId).limit(OWN_MAX).execute();
}

function offers(db: Db, auctionId: string) {
  return db
    .selectFrom('reverse_log')
    .select(['at', 'hash', 'total_minor', sql<string>`account_id`.as('supplier_id'), sql<number>`seq::int`.as('seq')])
    .select(sql<boolean>`(line::json->>'extended')::boolean`.as('extended'))
    .where('auction_id', '=', auctionId)
    .where('act', '=', 'offer')
    .orderBy('seq', 'desc');
}

export type OfferRow = Awaited<ReturnType<typeof listRecentOffers>>[number];

/** Reads the first line of the log, which holds the initial offers. */
export function findOpening(db: Db, auctionId: string) {
  return db
    .selectFrom('reverse_log')
    .select(['at', 'hash'])
    .where('auction_id', '=', auctionId)
    .where('seq', '=', '1')
    .executeTakeFirstOrThrow();
}

/** Finds the last award in any state. */
export function findLastAward(db: Db, auctionId: string) {
  return db
    .selectFrom('reverse_awards as w')
    .innerJoin('auth_users as p', 'p.id', 'w.proposed_by')
    .leftJoin('auth_users as d', 'd.id', 'w.decided_by')
    .select(['w.id', 'w.supplier_id', 'w.total_minor', 'w.reason', 'w.proposed_by', 'w.proposed_at'])
    .select(['w.decision_note', 'p.name as proposer', 'd.name as decider'])
    .select(sql<'proposed' | 'approved' | 'rejected'>`w.state`.as('state'))
    .where('w.auction_id', '=', auctionId)
    .orderBy('w.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type AwardRow = NonNullable<Awaited<ReturnType<typeof findLastAward>>>;
