// The lists of both sides, a page at a time. Only what a page shows is put together: a list of ten thousand reads its index and twenty rows.
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { wordsIn } from '../catalogue/index.ts';
import { rank, won } from './reverse-auctions.queries.ts';
import type { ReverseState } from './reverse-state.ts';

type Page = { page: number; limit: number };
export type Wanted = Page & { state?: ReverseState | undefined; search?: string | undefined };

const WORDS_MAX = 6;

const ofAccount = (db: Db, accountId: string, { state, search }: Wanted) => {
  const words = wordsIn(search ?? '').slice(0, WORDS_MAX);
  // Letters and digits alone, so they cannot leave their quotes.
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return db
    .selectFrom('reverse_auctions as a')
    .where('a.account_id', '=', accountId)
    .$if(state !== undefined, (list) => list.where('a.state', '=', state as ReverseState))
    .$if(words.length > 0, (list) => list.where(sql<boolean>`a.words @@ to_tsquery('simple', ${query})`));
};

/** What every list shows of an auction `a`. */
const item = [
  'a.id',
  'a.number',
  'a.title',
  'a.currency',
  'a.starts_at',
  'a.ends_at',
  'a.created_at',
  sql<ReverseState>`a.state`.as('state'),
  sql<Date>`now()`.as('now'),
] as const;

/** Newest first. */
export function auctionsOf(db: Db, accountId: string, wanted: Wanted) {
  const { page, limit } = wanted;
  const ids = ofAccount(db, accountId, wanted)
    .select('a.id')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  return db
    .selectFrom(ids.as('shown'))
    .innerJoin('reverse_auctions as a', 'a.id', 'shown.id')
    .select(item)
    .select(['a.best_minor', sql<number>`a.suppliers::int`.as('suppliers'), sql<number>`a.offers::int`.as('offers')])
    .orderBy('a.id', 'desc');
}

export type ItemRow = Awaited<ReturnType<ReturnType<typeof auctionsOf>['executeTakeFirstOrThrow']>>;

export async function countAuctions(db: Db, accountId: string, wanted: Wanted): Promise<number> {
  const { total } = await ofAccount(db, accountId, wanted)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** What a supplier was invited to, the latest end first, with its own seat and nobody else's. */
export function invitationsOf(db: Db, supplierId: string, { page, limit }: Page) {
  const seats = db
    .selectFrom('reverse_suppliers as s')
    .select(['s.auction_id', 's.supplier_id', 's.total_minor', 's.total_seq', 's.ends_at'])
    .where('s.supplier_id', '=', supplierId)
    .orderBy('s.ends_at', 'desc')
    .orderBy('s.auction_id')
    .limit(limit)
    .offset((page - 1) * limit);
  return db
    .selectFrom(seats.as('s'))
    .innerJoin('reverse_auctions as a', 'a.id', 's.auction_id')
    .innerJoin('accounts as b', 'b.id', 'a.account_id')
    .select(item)
    .select(['a.account_id', 'a.country', 's.total_minor', rank.as('rank'), won.as('won')])
    .select([
      sql<string>`coalesce(b.company_name, b.contact_name)`.as('buyer_name'),
      sql<boolean>`verified_as('buyer', b.approved_at, b.unreviewed_roles)`.as('buyer_verified'),
    ])
    .orderBy('s.ends_at', 'desc')
    .orderBy('s.auction_id');
}

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitationsOf>['executeTakeFirstOrThrow']>>;

export async function countInvitations(db: Db, supplierId: string): Promise<number> {
  const { total } = await db
    .selectFrom('reverse_suppliers')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('supplier_id', '=', supplierId)
    .executeTakeFirstOrThrow();
  return total;
}
