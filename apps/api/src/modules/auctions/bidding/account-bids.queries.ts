// Reads the bids of one account. The only part of a bid's secret that is read is the maximum, and only for the account that placed it.
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { areBidsPublic, biddingColumns } from '../lots/lots.queries.ts';
import { positionIn } from './position.queries.ts';

const maximum = sql<string>`coalesce((g.secret::json->>'max')::bigint, g.amount)`;
/** The most bids shown for one lot; the newest are kept. */
const MOST = 200;

const bidsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('lot_log as g')
    .innerJoin('lots as l', 'l.id', 'g.lot_id')
    .innerJoin('consignments as c', 'c.id', 'l.id')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .select(biddingColumns)
    .select([
      'g.id',
      'g.lot_id',
      'g.at',
      'c.title',
      'l.machine_id',
      'm.model',
      'm.country',
      sql<string>`g.amount`.as('amount'),
    ])
    .select(sql<NonNullable<ReturnType<typeof positionIn>['expressionType']>>`${positionIn(accountId)}`.as('position'))
    .where('g.account_id', '=', accountId)
    .where(sql<boolean>`g.act = 'bid'`);

export type BidRow = Awaited<ReturnType<ReturnType<typeof bidsOf>['executeTakeFirstOrThrow']>>;

export async function pageOfBids(db: Db, accountId: string, { page, limit }: { page: number; limit: number }) {
  const [rows, { total }] = await Promise.all([
    bidsOf(db, accountId)
      .orderBy('g.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('lot_log')
      .select(sql<number>`count(*)::int`.as('total'))
      .where('account_id', '=', accountId)
      .where(sql<boolean>`act = 'bid'`)
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total, pages: Math.ceil(total / limit) };
}

export function findBid(db: Db, id: string, accountId: string) {
  return (
    bidsOf(db, accountId)
      .innerJoin('lot_bidders as you', (on) =>
        on.onRef('you.lot_id', '=', 'g.lot_id').onRef('you.account_id', '=', 'g.account_id'),
      )
      .select(['g.hash', 'you.maximum as current_max', maximum.as('max')])
      // The sequence and the bidder's number would reveal how many others have bid.
      .select(sql<string | null>`case when ${areBidsPublic} then g.seq end`.as('seq'))
      .select(sql<string | null>`case when ${areBidsPublic} then you.number end`.as('number'))
      .where('g.id', '=', id)
      .executeTakeFirst()
  );
}

export function listBidsInLot(db: Db, lotId: string, accountId: string) {
  return db
    .selectFrom('lot_log as g')
    .select(['g.id', 'g.at', sql<string>`g.amount`.as('amount'), maximum.as('max')])
    .where('g.lot_id', '=', lotId)
    .where('g.account_id', '=', accountId)
    .where(sql<boolean>`g.act = 'bid'`)
    .orderBy('g.seq', 'desc')
    .limit(MOST)
    .execute();
}

/** Returns the seller's contact from the consignment. */
export function findSellerContact(db: Db, lotId: string) {
  return db
    .selectFrom('consignments as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['c.contact_name', 'c.contact_email', 'c.contact_phone'])
    .select(sql<string>`coalesce(a.company_name, a.contact_name)`.as('company_name'))
    .where('c.id', '=', lotId)
    .executeTakeFirstOrThrow();
}
