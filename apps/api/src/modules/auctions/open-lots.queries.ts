// The lots on the market, a page at a time. They are at most ten thousand among many times as many that have ended, so every list
// starts from the index of the open ones, and only what a page shows is put together.
import type { auctionSorts } from '@rigsouq/contract/auction-lists';
import { otherCategories } from '@rigsouq/contract/auctions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { wordsIn } from '../catalogue/index.ts';
import type { LotKind } from './bidding-rules.ts';
import { machine, publiclyChanged, standing } from './lots.queries.ts';

export type Wanted = {
  search?: string | undefined;
  category?: string | undefined;
  sortBy: (typeof auctionSorts)[number];
  page: number;
  limit: number;
};

const WORDS_MAX = 12;

/** A sealed lot tells neither price nor bids, not even by its place in a list: it comes last. */
const open = sql`(l.kind = 'sealed')`;
const price = sql`coalesce(l.price, l.start_price)`;
const orders: Record<Wanted['sortBy'], RawBuilder<unknown>> = {
  'ending-soon': sql`l.ends_at, l.id`,
  'price-low': sql`${open}, case when not ${open} then ${price} end, l.ends_at, l.id`,
  'price-high': sql`${open}, case when not ${open} then ${price} end desc, l.ends_at, l.id`,
  'most-bids': sql`${open}, case when not ${open} then l.bids end desc, l.ends_at, l.id`,
};

/** Every word, or one that it begins. They are letters and digits alone, so they cannot leave their quotes. */
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

export function liveLots(db: Db, { search, category, sortBy, page, limit }: Wanted) {
  const words = wordsIn(search ?? '').slice(0, WORDS_MAX);
  let ids = market(db).where('l.starts_at', '<=', sql<Date>`now()`);
  const wanted = category === 'other' ? otherCategories : category ? [category] : [];
  if (wanted.length > 0) ids = ids.innerJoin('machines as m', 'm.id', 'l.machine_id').where('m.category', 'in', wanted);
  if (words.length > 0) ids = ids.innerJoin('consignments as c', 'c.id', 'l.id').where(hasWords(words));
  const order = orders[sortBy];
  return shown(
    db,
    ids
      .orderBy(order)
      .limit(limit)
      .offset((page - 1) * limit),
    order,
  );
}

export function upcomingLots(db: Db, { page, limit }: Pick<Wanted, 'page' | 'limit'>) {
  const order = sql`l.starts_at, l.id`;
  const ids = market(db).where(sql<boolean>`l.state = 'scheduled'`).where('l.starts_at', '>', sql<Date>`now()`);
  return shown(
    db,
    ids
      .orderBy(order)
      .limit(limit)
      .offset((page - 1) * limit),
    order,
  );
}

function shown(db: Db, ids: ReturnType<typeof market>, order: RawBuilder<unknown>) {
  return db
    .selectFrom(ids.as('page'))
    .innerJoin('lots as l', 'l.id', 'page.id')
    .innerJoin('consignments as c', 'c.id', 'l.id')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .innerJoin('accounts as s', 's.id', 'l.account_id')
    .select(machine)
    .select(standing)
    .select('l.estimate')
    .orderBy(order);
}

export type OpenLotRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

const CALENDAR_MAX = 1_000;

const dates = (db: Db) =>
  db
    .selectFrom('lots as l')
    .innerJoin('consignments as c', 'c.id', 'l.id')
    .innerJoin('machines as m', 'm.id', 'l.machine_id')
    .select(['l.id', 'c.title', 'm.location', sql<LotKind>`l.kind`.as('kind')])
    .select([
      sql<Date>`l.starts_at`.as('starts_at'),
      sql<Date>`l.ends_at`.as('ends_at'),
      publiclyChanged.as('changed_at'),
    ]);

/** What is to come, the next first. */
export function calendarLots(db: Db) {
  return dates(db)
    .where(sql<boolean>`l.state = 'scheduled'`)
    .where('l.starts_at', '>', sql<Date>`now()`)
    .orderBy('l.starts_at')
    .orderBy('l.id')
    .limit(CALENDAR_MAX)
    .execute();
}

export function calendarLot(db: Db, id: string) {
  return dates(db).where('l.id', '=', id).where(sql<boolean>`l.state in ('scheduled', 'live')`).executeTakeFirst();
}
