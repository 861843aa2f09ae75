// How many a search finds, and how many each further filter would leave: a filter does not narrow its own list of values.
//
// Without words the counts are kept ready. With them, and with finer filters, the finds themselves are counted, up to FOUND_MAX; past that
// the answer says 'more', and its lists are those of the filters alone.
import { ShortMemory } from '../../platform/short-memory.ts';
import {
  conditionsOf,
  type Dimension,
  dimensions,
  type Search,
  shelfOf,
  typesAre,
  Values,
} from './search-conditions.ts';
import type { Statement, Statements } from './search-statements.ts';

export const FOUND_MAX = 1_000;
/** What took long to learn may be this old. */
const beyondReach = new ShortMemory<Facets>({ seconds: 30, most: 2_000 });

type Counted = { value: string; count: number };
export type Facets = { count: number; more: boolean } & Record<Dimension, Counted[]>;
type Row = { about: string; value: string; count: string };

const columns: Record<Dimension, string> = {
  verified: 'verified',
  category: 'category',
  condition: 'condition',
  priceRange: 'price_range',
  country: 'country',
  brand: 'brand',
};

export async function searchFacets(run: Statements, search: Search): Promise<Facets> {
  const finer = conditionsOf(search).some(({ on }) => !isDimension(on));
  if (!finer && !search.brand) return withBrands(run, search, facetsOf(await run<Row>(keptCounts(search))));
  const key = JSON.stringify(search);
  const known = beyondReach.get(key);
  if (known) return known;
  const counted = await countFound(run, search);
  if (counted) return counted;
  const facets = await beyond(run, search, finer);
  beyondReach.keep(key, facets);
  return facets;
}

/** Among all that fit the words, so that every list is whole; else among those that fit the filters too. */
async function countFound(run: Statements, search: Search): Promise<Facets | undefined> {
  const widely = await run<Row>(foundCounts(search, false));
  if (numberOf(widely, 'found') <= FOUND_MAX) return facetsOf(widely);
  const narrowly = await run<Row>(foundCounts(search, true));
  return numberOf(narrowly, 'found') <= FOUND_MAX ? facetsOf(narrowly) : undefined;
}

async function beyond(run: Statements, search: Search, finer: boolean): Promise<Facets> {
  const { types, verified, category, condition, priceRange, country, brand } = search;
  const filters = { types, verified, category, condition, priceRange, country };
  const facets = facetsOf(await run<Row>(keptCounts(filters)));
  const brands = facetsOf(await run<Row>(keptBrands({ types, verified, category, brand })));
  const exact = !finer && !condition && !priceRange && !country;
  return { ...facets, brand: brands.brand, count: exact ? brands.count : FOUND_MAX, more: !exact };
}

/** Brands are counted by category alone; past finer filters only finds that can be counted one by one tell the truth. */
async function withBrands(run: Statements, search: Search, facets: Facets): Promise<Facets> {
  if (!search.condition && !search.priceRange && !search.country)
    return { ...facets, brand: facetsOf(await run<Row>(keptBrands(search))).brand };
  if (facets.count > FOUND_MAX) return facets;
  return { ...facets, brand: facetsOf(await run<Row>(foundCounts(search, true))).brand };
}

export function keptCounts(search: Search): Statement {
  const counted = dimensions.filter((dimension) => dimension !== 'brand');
  const names = counted.map((dimension) => columns[dimension]).join(', ');
  return tallied(
    search,
    counted,
    `select ${names}, entries from catalogue_counts where ${typesAre(search.types)}
     union all select ${names}, entries from catalogue_changes where ${typesAre(search.types)}`,
  );
}

function keptBrands(search: Search): Statement {
  return tallied(
    search,
    ['verified', 'category', 'brand'],
    `select verified, category, brand, entries from catalogue_brand_counts where ${typesAre(search.types)}
     union all select verified, category, brand, entries from catalogue_changes where ${typesAre(search.types)}`,
  );
}

export function foundCounts(search: Search, narrow: boolean): Statement {
  const values = new Values();
  const conditions = conditionsOf(search)
    .filter(({ on }) => on !== 'verified' && (narrow || !isDimension(on)))
    .map(({ sql }) => sql(values));
  return tallied(
    search,
    dimensions,
    `select *, 1 as entries from fitting limit ${FOUND_MAX + 1}`,
    // Without the limit, which would tempt the planner to look through everything in the hope of an early end.
    `fitting as materialized (
      select verified, category, condition, price_range(price_usd) as price_range, country, brand from catalogue_entries
      where ${[...shelfOf(search, narrow), ...conditions].join(' and ')}),`,
    values,
  );
}

/** Each list counts what fits all other filters. */
function tallied(
  search: Search,
  counted: readonly Dimension[],
  source: string,
  before = '',
  values = new Values(),
): Statement {
  const filters = counted.flatMap((dimension) => {
    const value = search[dimension];
    if (value === undefined || value === false) return [];
    return [{ dimension, sql: `${columns[dimension]} = ${values.add(value)}` }];
  });
  const fitting = (but?: Dimension) =>
    ['true', ...filters.filter(({ dimension }) => dimension !== but).map(({ sql }) => sql)].join(' and ');
  const lists = counted.map(
    (dimension) => `select '${dimension}' as about, ${columns[dimension]}::text as value, sum(entries) as count
      from cells where ${fitting(dimension)} group by 2 having sum(entries) > 0`,
  );
  const text = `with ${before} cells as materialized (${source})
    ${lists.join(' union all ')}
    union all select 'count', '', coalesce(sum(entries), 0) from cells where ${fitting()}
    union all select 'found', '', coalesce(sum(entries), 0) from cells`;
  return { text, values: values.list };
}

function facetsOf(rows: readonly Row[]): Facets {
  const listOf = (about: Dimension) =>
    rows
      .filter((row) => row.about === about && row.value !== '')
      .map(({ value, count }) => ({ value, count: Number(count) }))
      .sort((one, two) => two.count - one.count || one.value.localeCompare(two.value));
  const lists = Object.fromEntries(dimensions.map((dimension) => [dimension, listOf(dimension)]));
  return { count: numberOf(rows, 'count'), more: false, ...(lists as Record<Dimension, Counted[]>) };
}

function numberOf(rows: readonly Row[], about: string): number {
  return Number(rows.find((row) => row.about === about)?.count ?? 0);
}

function isDimension(on: string): on is Dimension {
  return (dimensions as readonly string[]).includes(on);
}
