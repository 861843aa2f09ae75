// Reads the lists of both sides in pages. Joins apply only to the rows of the page, so a list of ten thousand reads its index and twenty rows.
import { type AliasableExpression, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { buildDocumentQuery, RECENT_DOCUMENTS, selectMatches } from '../orders/index.ts';
import { hasWon, rank } from './reverse-auctions.queries.ts';
import type { ReverseState } from './reverse-state.ts';

type Page = { page: number; limit: number };
export type AuctionFilter = Page & { state?: ReverseState | undefined; search?: string | undefined };

const selectOwn = (db: Db, accountId: string, { state, search }: AuctionFilter) => {
  const query = buildDocumentQuery(search);
  return db
    .selectFrom('reverse_auctions as a')
    .where('a.account_id', '=', accountId)
    .$if(state !== undefined, (list) => list.where('a.state', '=', state as ReverseState))
    .$if(query !== undefined, (list) => list.where(sql<boolean>`a.words @@ ${query}::tsquery`));
};

/** Columns of an auction `a` that every list shows. */
const itemColumns = [
  'a.id',
  'a.number',
  'a.title',
  'a.currency',
  'a.country',
  'a.starts_at',
  'a.ends_at',
  'a.created_at',
  sql<ReverseState>`a.state`.as('state'),
  sql<Date>`now()`.as('now'),
] as const;

/** Selects a page of the buyer's auctions, newest first. */
export function selectAuctions(db: Db, accountId: string, filter: AuctionFilter) {
  const { page, limit } = filter;
  const ids = selectOwn(db, accountId, filter)
    .select('a.id')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  return selectItems(db, ids);
}

/** Selects matches among the latest auctions of a buyer. */
export function selectRecentAuctions(db: Db, accountId: string, search: string, limit: number) {
  const latest = db
    .selectFrom('reverse_auctions as a')
    .select(['a.id', 'a.words'])
    .where('a.account_id', '=', accountId)
    .orderBy('a.id', 'desc')
    .limit(RECENT_DOCUMENTS);
  return selectItems(db, selectMatches(db, latest, search, limit));
}

const selectItems = (db: Db, ids: AliasableExpression<{ id: string }>) =>
  db
    .selectFrom(ids.as('shown'))
    .innerJoin('reverse_auctions as a', 'a.id', 'shown.id')
    .select(itemColumns)
    .select(['a.best_minor', sql<number>`a.suppliers::int`.as('suppliers'), sql<number>`a.offers::int`.as('offers')])
    .orderBy('a.id', 'desc');

export type ItemRow = Awaited<ReturnType<ReturnType<typeof selectAuctions>['executeTakeFirstOrThrow']>>;

export async function countAuctions(db: Db, accountId: string, filter: AuctionFilter): Promise<number> {
  const { total } = await selectOwn(db, accountId, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Selects a page of a supplier's invitations, the latest end first, with only its own seat. */
export function selectInvitations(db: Db, supplierId: string, { page, limit, search }: Page & { search?: string }) {
  const query = buildDocumentQuery(search);
  const seats = db
    .selectFrom('reverse_suppliers as s')
    .select(['s.auction_id', 's.supplier_id', 's.total_minor', 's.total_seq', 's.ends_at'])
    .where('s.supplier_id', '=', supplierId)
    .$if(query !== undefined, (list) =>
      // As a scalar subquery it is checked in the order of the list, which stops when the page is full. A join would read all invitations.
      list.where(sql<boolean>`(select w.words @@ ${query}::tsquery from reverse_auctions w where w.id = s.auction_id)`),
    )
    .orderBy('s.ends_at', 'desc')
    .orderBy('s.auction_id')
    .limit(limit)
    .offset((page - 1) * limit);
  return db
    .selectFrom(seats.as('s'))
    .innerJoin('reverse_auctions as a', 'a.id', 's.auction_id')
    .innerJoin('accounts as b', 'b.id', 'a.account_id')
    .select(itemColumns)
    .select(['a.account_id', 's.total_minor', rank.as('rank'), hasWon.as('won')])
    .select([
      sql<string>`coalesce(b.company_name, b.contact_name)`.as('buyer_name'),
      sql<boolean>`verified_as('buyer', b.approved_at, b.unreviewed_roles)`.as('buyer_verified'),
    ])
    .orderBy('s.ends_at', 'desc')
    .orderBy('s.auction_id');
}

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof selectInvitations>['executeTakeFirstOrThrow']>>;

export async function countInvitations(db: Db, supplierId: string): Promise<number> {
  const { total } = await db
    .selectFrom('reverse_suppliers')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('supplier_id', '=', supplierId)
    .executeTakeFirstOrThrow();
  return total;
}
