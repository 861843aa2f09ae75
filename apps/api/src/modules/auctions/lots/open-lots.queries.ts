// Lists the lots on the market, one page at a time. At most ten thousand lots are open among many more that have ended, so every
// list starts from the index of the open lots, and joins other tables only for the rows that the page shows.
import type { auctionSorts } from '@rigsouq/contract/auctions/auction-lists';
import { otherCategories } from '@rigsouq/contract/auctions/calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { splitWords } from '../../catalogue/index.ts';
import type { LotKind } from '../bidding/bidding-rules.ts';
import { biddingColumns, machineColumns, publiclyChangedAt } from './lots.queries.ts';

export type LotFilters = {
  search?: string | undefined;
  category?: string | undefined;
  sortBy: (typeof auctionSorts)[number];
  page: number;
  limit: number;
};

const WORDS_MAX = 12;

/** A sealed lot comes last: its position in a list must reveal neither its price nor its number of bids. */
const isSealed = sql`(l.kind = 'sealed')`;
const price = sql`coalesce(l.price, l.start_price)`;
const orders: Record<LotFilters['sortBy'], RawBuilder<unknown>> = {
  'ending-soon': sql`l.ends_at, l.id`,
  'price-low': sql`${isSealed}, case when not ${isSealed} then ${price} end, l.ends_at, l.id`,
  'price-high': sql`${isSealed}, case when not ${isSealed} then ${price} end desc, l.ends_at, l.id`,
  'most-bids': sql`${isSealed}, case when not ${isSealed} then l.bids end desc, l.ends_at, l.id`,
};

/** Matches lots that contain every word, or a word that starts with it. Words are only letters and digits, so they need no escaping. */
function hasWords(words: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`c.words @@ to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`;
}

const market = (db: Db) =>
  db
    .selectFrom('lots as l')
    .innerJoin('accounts as s', 's.id', 'l.account_id')
    .select('l.id')
    .where(sql<boolean>`l.state in ('scheduled', 'live')`)
    .where('l.ends_at', '>', sql<Date>`now()`)
    .where('s.suspended_at', 'is', null);

export function selectLiveLots(db: Db, { search, category, sortBy, page, limit }: LotFilters) {
  const words = splitWords(search ?? '').slice(0, WORDS_MAX);
  let ids = market(db).where('l.starts_at', '<=', sql<Date>`now()`);
  const categories = category === 'other' ? otherCategories : category ? [category] : [];
  if (categories.length > 0)
    ids = ids.innerJoin('machines as m', 'm.id', 'l.machine_id').where('m.category', 'in', categories);
  if (words.length > 0) ids = ids.innerJoin('consignments as c', 'c.id', 'l.id').where(hasWords(words));
  const order = orders[sortBy];
  return selectPage(
    db,
    ids
      .orderBy(order)
      .limit(limit)
      .offset((page - 1) * limit),
    order,
  );
}

export function selectUpcomingLots(db: Db, { page, limit }: Pick<LotFilters, 'page' | 'limit'>) {
  const order = sql`l.starts_at, l.id`;
  const ids = market(db).where(sql<boolean>`l.state = 'scheduled'`).where('l.starts_at', '>', sql<Date>`now()`);
  return selectPage(
    db,
    ids
      .orderBy(order)
      .limit(limit)
      .offset((page - 1) * limit),
    order,
  ).select(sameSale.as('items'));
}

/** The number of lots that the seller starts at the same time. */
const sameSale = sql<number>`(select count(*)::int from lots o
  where o.state = 'scheduled' and o.starts_at = l.starts_at and o.account_id = l.account_id)`;

export type UpcomingLotRow = Awaited<ReturnType<ReturnType<typeof selectUpcomingLots>['executeTakeFirstOrThrow']>>;

function selectPage(db: Db, ids: ReturnType<typeof market>, order: RawBuilder<unknown>) {
  return db
    .selectFrom(ids.as('page'))
    .innerJoin('lots as l', 'l.id', 'page.id')
    .innerJoin('consignments as c', 'c.id', 'l.id')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .innerJoin('accounts as s', 's.id', 'l.account_id')
    .select(machineColumns)
    .select(biddingColumns)
    .select('l.estimate')
    .orderBy(order);
}

export type OpenLotRow = Awaited<ReturnType<ReturnType<typeof selectPage>['executeTakeFirstOrThrow']>>;

/** Selects running and coming lots by the words of their texts, the earliest end first. */
export function selectOpenLots(db: Db, { words, limit }: { words: readonly string[]; limit: number }) {
  return market(db)
    .innerJoin('consignments as c', 'c.id', 'l.id')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .select(['c.title', 'm.location', 'm.country'])
    .select([sql<Date>`l.starts_at`.as('starts_at'), sql<Date>`l.ends_at`.as('ends_at')])
    .where(hasWords(words.slice(0, WORDS_MAX)))
    .orderBy(orders['ending-soon'])
    .limit(limit);
}

const CALENDAR_MAX = 1_000;

const calendarColumns = (db: Db) =>
  db
    .selectFrom('lots as l')
    .innerJoin('consignments as c', 'c.id', 'l.id')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .select(['l.id', 'c.title', 'm.location', 'm.country', sql<LotKind>`l.kind`.as('kind')])
    .select([
      sql<Date>`l.starts_at`.as('starts_at'),
      sql<Date>`l.ends_at`.as('ends_at'),
      publiclyChangedAt.as('changed_at'),
    ]);

/** Returns the lots that have not started, the next one first. */
export function listCalendarLots(db: Db) {
  return calendarColumns(db)
    .where(sql<boolean>`l.state = 'scheduled'`)
    .where('l.starts_at', '>', sql<Date>`now()`)
    .orderBy('l.starts_at')
    .orderBy('l.id')
    .limit(CALENDAR_MAX)
    .execute();
}

export function findCalendarLot(db: Db, id: string) {
  return calendarColumns(db)
    .where('l.id', '=', id)
    .where(sql<boolean>`l.state in ('scheduled', 'live')`)
    .executeTakeFirst();
}
