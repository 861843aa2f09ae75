// One page of a search, as listings in order. Two ways to the same answer:
//
// walk    reads the index of the order from the page's place on and keeps what fits. Best where much fits; it looks at no more than
//         WINDOW entries, so it cannot get lost among a million that do not.
// gather  fetches everything that fits by the indexes of the filters and sorts it. Best where little fits.
//
// A walk that ends at its window gathers instead, and the search is known as scarce for a minute.
import { ShortMemory } from '../../platform/short-memory.ts';
import { type Condition, conditionsOf, type Search, shelfOf, Values } from './search-conditions.ts';
import { orders, type Place, type Sort } from './search-cursor-rules.ts';
import type { Statement, Statements } from './search-statements.ts';

export type PageWish = { sort: Sort; after: Place | undefined; limit: number; window?: number };
type Row = { listing_id: string; place: string | Date };

const WINDOW = 2_000;
const scarce = new ShortMemory<true>({ seconds: 60, most: 5_000 });

export async function searchPage(run: Statements, search: Search, wish: PageWish): Promise<Place[]> {
  const key = JSON.stringify([search, wish.sort]);
  const placesOf = async (statement: Statement) => (await run<Row>(statement)).map(asPlace);
  if (scarce.get(key)) return placesOf(gather(search, wish));
  const found = await placesOf(walk(search, wish));
  if (found.length === wish.limit || (await walkedAll(run, search, wish))) return found;
  // What lies behind a far page says nothing about the first one.
  if (!wish.after) scarce.keep(key, true);
  return placesOf(gather(search, wish));
}

function asPlace({ listing_id, place }: Row): Place {
  return { id: listing_id, value: place instanceof Date ? place.getTime() : Number(place) };
}

export function walk(search: Search, wish: PageWish): Statement {
  const values = new Values();
  const limit = values.add(wish.limit);
  const { column } = orders[wish.sort];
  const within = indexedPart(search, wish, values);
  const rest = conditionsOf(search)
    .filter((condition) => !isIndexed(condition, column))
    .map(({ sql }) => sql(values));
  const shelves = shelvesOf(search).map((shelf) => {
    const ordered = (most: number | string) =>
      `select * from catalogue_entries where ${[shelf, ...within].join(' and ')} ${orderBy(wish.sort)} limit ${most}`;
    if (rest.length === 0) return `(select listing_id, ${column} as place from (${ordered(limit)}) catalogue_entries)`;
    return `(select listing_id, ${column} as place from (${ordered(wish.window ?? WINDOW)}) catalogue_entries
      where ${rest.join(' and ')} ${orderBy(wish.sort)} limit ${limit})`;
  });
  const text =
    shelves.length === 1
      ? shelves.join('')
      : `select * from (${shelves.join(' union all ')}) shelves ${orderBy(wish.sort, 'place')} limit ${limit}`;
  return { text, values: values.list };
}

export function gather(search: Search, wish: PageWish): Statement {
  const values = new Values();
  const { column } = orders[wish.sort];
  const conditions = conditionsOf(search)
    .filter(({ on }) => on !== 'verified')
    .map(({ sql }) => sql(values));
  const behind = wish.after ? `where ${isBehind(wish.sort, wish.after, values, 'place')}` : '';
  const text = `with found as materialized (
      select listing_id, ${column} as place from catalogue_entries
      where ${[...shelfOf(search), ...conditions].join(' and ')})
    select listing_id, place from found ${behind} ${orderBy(wish.sort, 'place')} limit ${values.add(wish.limit)}`;
  return { text, values: values.list };
}

/** Whether nothing is left behind the window. */
async function walkedAll(run: Statements, search: Search, wish: PageWish): Promise<boolean> {
  const values = new Values();
  if (conditionsOf(search).every((condition) => isIndexed(condition, orders[wish.sort].column))) return true;
  const within = indexedPart(search, wish, values);
  const more = shelvesOf(search).map(
    (shelf) => `exists (select from catalogue_entries where ${[shelf, ...within].join(' and ')}
      ${orderBy(wish.sort)} offset ${wish.window ?? WINDOW} limit 1)`,
  );
  const [row] = await run<{ more: boolean }>({ text: `select ${more.join(' or ')} as more`, values: values.list });
  return row?.more === false;
}

/** The parts of the index that hold what was asked for: each has its own order, so each is walked and the walks are merged. */
function shelvesOf({ types, verified }: Search): string[] {
  return types.flatMap((type) =>
    (verified ? [true] : [true, false]).map((is) => `type = '${type}' and verified = ${is}`),
  );
}

/** What the index of the order answers by itself; all else is looked up in each entry. */
function isIndexed({ on }: Condition, column: string): boolean {
  return on === 'verified' || on === 'category' || on === column || (on === 'priceRange' && column === 'price_usd');
}

function indexedPart(search: Search, { sort, after }: PageWish, values: Values): string[] {
  const { column } = orders[sort];
  const within = conditionsOf(search)
    .filter((condition) => condition.on !== 'verified' && isIndexed(condition, column))
    .map(({ sql }) => sql(values));
  return after ? [...within, isBehind(sort, after, values, column)] : within;
}

function orderBy(sort: Sort, column = orders[sort].column): string {
  const direction = orders[sort].descending ? 'desc' : 'asc';
  return `order by ${column} ${direction}, listing_id ${direction}`;
}

function isBehind(sort: Sort, { value, id }: Place, values: Values, column: string): string {
  const place = sort === 'newest' ? new Date(value) : value;
  return `(${column}, listing_id) ${orders[sort].descending ? '<' : '>'} (${values.add(place)}, ${values.add(id)})`;
}
