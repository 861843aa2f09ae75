// Finds one page of a search as ordered positions. There are two ways to the same answer:
//
// walk    reads the index of the sort order from the cursor on and keeps the entries that match. It is best when many entries match. It
//         reads at most WINDOW entries, so that it stays fast when few of a million entries match.
// gather  fetches all matching entries by the indexes of the filters and sorts them. It is best when few entries match.
//
// If a walk reaches the end of its window without filling the page, the search gathers instead, and is remembered as scarce for a minute.
import { LRUCache } from 'lru-cache';
import { baseConditions, type Condition, conditionsOf, type Search, StatementValues } from './search-conditions.ts';
import { type CursorPosition, orders, type Sort } from './search-cursor-rules.ts';
import type { RunStatement, Statement } from './search-statements.ts';

export type PageOptions = { sort: Sort; after: CursorPosition | undefined; limit: number; window?: number };
type Row = { listing_id: string; place: string | Date };

const WINDOW = 2_000;
const scarce = new LRUCache<string, true>({ ttl: 60_000, max: 5_000 });

export async function searchPage(run: RunStatement, search: Search, options: PageOptions): Promise<CursorPosition[]> {
  const key = JSON.stringify([search, options.sort]);
  const findPositions = async (statement: Statement) => (await run<Row>(statement)).map(asPosition);
  if (scarce.get(key)) return findPositions(gatherStatement(search, options));
  const found = await findPositions(walkStatement(search, options));
  if (found.length === options.limit || (await walkedAll(run, search, options))) return found;
  // A later page with few matches says nothing about the first page.
  if (!options.after) scarce.set(key, true);
  return findPositions(gatherStatement(search, options));
}

function asPosition({ listing_id, place }: Row): CursorPosition {
  return { id: listing_id, value: place instanceof Date ? place.getTime() : Number(place) };
}

export function walkStatement(search: Search, options: PageOptions): Statement {
  const values = new StatementValues();
  const limit = values.add(options.limit);
  const { column } = orders[options.sort];
  const within = indexedPart(search, options, values);
  const rest = conditionsOf(search)
    .filter((condition) => !isIndexed(condition, column))
    .map(({ sql }) => sql(values));
  const scans = indexRanges(search).map((range) => {
    const ordered = (most: number | string) =>
      `select * from catalogue_entries where ${[range, ...within].join(' and ')} ${orderBy(options.sort)} limit ${most}`;
    if (rest.length === 0) return `(select listing_id, ${column} as place from (${ordered(limit)}) catalogue_entries)`;
    return `(select listing_id, ${column} as place from (${ordered(options.window ?? WINDOW)}) catalogue_entries
      where ${rest.join(' and ')} ${orderBy(options.sort)} limit ${limit})`;
  });
  const text =
    scans.length === 1
      ? scans.join('')
      : `select * from (${scans.join(' union all ')}) scans ${orderBy(options.sort, 'place')} limit ${limit}`;
  return { text, values: values.list };
}

export function gatherStatement(search: Search, options: PageOptions): Statement {
  const values = new StatementValues();
  const { column } = orders[options.sort];
  const conditions = conditionsOf(search)
    .filter(({ on }) => on !== 'verified')
    .map(({ sql }) => sql(values));
  const afterCursor = options.after ? `where ${isAfter(options.sort, options.after, values, 'place')}` : '';
  const text = `with found as materialized (
      select listing_id, ${column} as place from catalogue_entries
      where ${[...baseConditions(search), ...conditions].join(' and ')})
    select listing_id, place from found ${afterCursor} ${orderBy(options.sort, 'place')} limit ${values.add(options.limit)}`;
  return { text, values: values.list };
}

/** Returns whether the walk has read every entry, so that no match is left after the window. */
async function walkedAll(run: RunStatement, search: Search, options: PageOptions): Promise<boolean> {
  const values = new StatementValues();
  if (conditionsOf(search).every((condition) => isIndexed(condition, orders[options.sort].column))) return true;
  const within = indexedPart(search, options, values);
  const more = indexRanges(search).map(
    (range) => `exists (select from catalogue_entries where ${[range, ...within].join(' and ')}
      ${orderBy(options.sort)} offset ${options.window ?? WINDOW} limit 1)`,
  );
  const [row] = await run<{ more: boolean }>({ text: `select ${more.join(' or ')} as more`, values: values.list });
  return row?.more === false;
}

/** Returns the ranges of the index that can hold matches. Each range has its own order, so each is walked and the results are merged. */
function indexRanges({ types, verified }: Search): string[] {
  return types.flatMap((type) =>
    (verified ? [true] : [true, false]).map((is) => `type = '${type}' and verified = ${is}`),
  );
}

/** Returns whether the index of the sort order covers a condition. The other conditions are checked on each entry. */
function isIndexed({ on }: Condition, column: string): boolean {
  return on === 'verified' || on === 'category' || on === column || (on === 'priceRange' && column === 'price_usd');
}

function indexedPart(search: Search, { sort, after }: PageOptions, values: StatementValues): string[] {
  const { column } = orders[sort];
  const within = conditionsOf(search)
    .filter((condition) => condition.on !== 'verified' && isIndexed(condition, column))
    .map(({ sql }) => sql(values));
  return after ? [...within, isAfter(sort, after, values, column)] : within;
}

function orderBy(sort: Sort, column = orders[sort].column): string {
  const direction = orders[sort].descending ? 'desc' : 'asc';
  return `order by ${column} ${direction}, listing_id ${direction}`;
}

function isAfter(sort: Sort, { value, id }: CursorPosition, values: StatementValues, column: string): string {
  const place = sort === 'newest' ? new Date(value) : value;
  return `(${column}, listing_id) ${orders[sort].descending ? '<' : '>'} (${values.add(place)}, ${values.add(id)})`;
}
