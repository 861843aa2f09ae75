// Reads lots. Secret values never leave the database: these queries return only whether the reserve is met (R41), and neither the
// price nor the bids of a sealed lot before its end (R77).
import { RECENT_BIDS } from '@rigsouq/contract/auctions/calls';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/database/db.ts';
import type { BiddingRules, LotKind } from '../bidding/bidding-rules.ts';
import type { LotState } from './lot-state.ts';

/** A lot whose start time has passed is live, even if the worker has not started it yet. */
export const currentState = sql<LotState>`case when l.state = 'scheduled' and l.starts_at <= now() then 'live' else l.state end`;
/** Whether price and bids may be shown: in a sealed lot they are secret until it has ended (R77). */
export const areBidsPublic = sql<boolean>`(l.kind <> 'sealed' or l.state in ('sold', 'passed'))`;
const unlessSealed = <T>(value: ReturnType<typeof sql<T>>) =>
  sql<T | null>`case when ${areBidsPublic} then ${value} end`;
/** Grows with every line of the log, and at the start, which writes no line. In a sealed lot it does not reveal the number of bids. */
const version = sql<string>`case when ${areBidsPublic} or l.state = 'cancelled' then l.log_seq else least(l.log_seq, 1) end * 2
  + (l.state <> 'scheduled' or l.starts_at <= now())::int`;
export const isPubliclyListed = sql<boolean>`l.state not in ('pending', 'rejected') and l.starts_at is not null`;

/** The last change that the public can see. For an open sealed lot this is its approval, because bids change nothing that is public. */
export const publiclyChangedAt = sql<Date>`case when ${areBidsPublic} or l.state = 'cancelled' then l.updated_at
  else coalesce((select g.at from lot_log g where g.lot_id = l.id and g.seq = 1), l.starts_at) end`;

/** The columns that describe the current state of the bidding. */
export const biddingColumns = [
  sql<LotKind>`l.kind`.as('kind'),
  currentState.as('state'),
  sql<string>`l.start_price`.as('start_price'),
  sql<BiddingRules | null>`l.rules`.as('rules'),
  sql<string | null>`${unlessSealed(sql`l.price`)}`.as('price'),
  sql<string | null>`${unlessSealed(sql`l.bids`)}`.as('bids'),
  sql<string | null>`${unlessSealed(sql`l.bidders`)}`.as('bidders'),
  sql<boolean | null>`${unlessSealed(sql`coalesce(l.price >= l.reserve, false)`)}`.as('reserve_met'),
  sql<Date | null>`l.starts_at`.as('starts_at'),
  sql<Date | null>`l.ends_at`.as('ends_at'),
  sql<Date>`now()`.as('now'),
] as const;

/** The columns that describe the machine and the seller. */
export const machineColumns = [
  sql<string>`l.id`.as('id'),
  sql<string>`c.title`.as('title'),
  sql<string>`l.machine_id`.as('machine_id'),
  sql<string>`m.category`.as('category'),
  sql<string | null>`coalesce(c.condition, m.condition)`.as('condition'),
  sql<string | null>`m.year`.as('year'),
  sql<string | null>`m.hours`.as('hours'),
  sql<string>`m.location`.as('location'),
  sql<string | null>`m.country`.as('country'),
  sql<string>`l.account_id`.as('seller_id'),
  sql<string>`coalesce(s.company_name, s.contact_name)`.as('seller_name'),
  sql<boolean>`verified_as('supplier', s.approved_at, s.unreviewed_roles)`.as('seller_approved'),
] as const;

export const selectLots = (db: Db) =>
  db
    .selectFrom('lots as l')
    .innerJoin('consignments as c', 'c.id', 'l.id')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .innerJoin('accounts as s', 's.id', 'l.account_id')
    .select(machineColumns)
    .select(biddingColumns);

export type LotRow = Awaited<ReturnType<ReturnType<typeof selectLots>['executeTakeFirstOrThrow']>>;

/** Selects what a lot's stream sends. It is one statement, so that the bids match the version. */
const withBids = (db: Db) =>
  db
    .selectFrom('lots as l')
    .select(biddingColumns)
    .select(['l.extensions', version.as('version')])
    .select((eb) => [
      eb
        .selectFrom('lot_bidders as b')
        .select('b.number')
        .whereRef('b.lot_id', '=', 'l.id')
        .whereRef('b.account_id', '=', 'l.leader_id')
        .where(areBidsPublic)
        .as('leader'),
      jsonArrayFrom(
        eb
          .selectFrom('lot_log as g')
          .innerJoin('lot_bidders as b', (on) =>
            on.onRef('b.lot_id', '=', 'g.lot_id').onRef('b.account_id', '=', 'g.account_id'),
          )
          .select(['b.number', 'g.at', 'g.amount'])
          .whereRef('g.lot_id', '=', 'l.id')
          .where('g.act', '=', 'bid')
          .where(areBidsPublic)
          .orderBy('g.seq', 'desc')
          .limit(RECENT_BIDS),
      ).as('recent'),
    ]);

export type SnapshotRow = Awaited<ReturnType<ReturnType<typeof withBids>['executeTakeFirstOrThrow']>>;

/** Selects the snapshot of a lot that is public. */
export function findSnapshot(db: Db, id: string) {
  return withBids(db).where('l.id', '=', id).where(isPubliclyListed);
}

export type LotViewer = { accountId: string | null; atDesk: boolean };

/** Selects a lot. A lot that was never approved is visible only to its seller and to the desk of auctions. */
export function findLot(db: Db, id: string, { accountId, atDesk }: LotViewer) {
  return withBids(db)
    .innerJoin('consignments as c', 'c.id', 'l.id')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .innerJoin('accounts as s', 's.id', 'l.account_id')
    .leftJoin('lot_bidders as you', (on) => on.onRef('you.lot_id', '=', 'l.id').on('you.account_id', '=', accountId))
    .leftJoin('watches as w', (on) => on.onRef('w.lot_id', '=', 'l.id').on('w.account_id', '=', accountId))
    .select(machineColumns)
    .select(['m.brand', 'm.model', 'c.description', 'l.estimate', 'l.first_ends_at'])
    .select([
      sql<string | null>`case when ${areBidsPublic} then you.number end`.as('your_number'),
      'you.maximum as your_maximum',
    ])
    .select(sql<boolean>`w.lot_id is not null`.as('watching'))
    .where('l.id', '=', id)
    .where((eb) => (atDesk ? eb.lit(true) : eb.or([isPubliclyListed, eb('l.account_id', '=', accountId)])));
}

export type FullLotRow = Awaited<ReturnType<ReturnType<typeof findLot>['executeTakeFirstOrThrow']>>;
