// Counts the matches of a search, and the matches per value of each filter. A filter does not narrow its own list of values.
//
// Without words and finer filters, the counts are read from stored counts. Otherwise the matches themselves are counted, up to FOUND_MAX.
// Above that, the answer says 'more' and its lists count by the filters alone.
import { LRUCache } from 'lru-cache';
import {
  baseConditions,
  conditionsOf,
  type Dimension,
  dimensions,
  type Search,
  StatementValues,
  typeCondition,
} from './search-conditions.ts';
import type { RunStatement, Statement } from './search-statements.ts';

export const MATCHES_MAX = 1_000;
/** Searches with more than FOUND_MAX matches are slow to count, so their facets are cached for 30 seconds. */
const approximateCache = new LRUCache<string, Facets>({ ttl: 30_000, max: 2_000 });

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

export async function searchFacets(run: RunStatement, search: Search): Promise<Facets> {
  const finer = conditionsOf(search).some(({ on }) => !isDimension(on));
  if (!finer && !search.brand) return withBrands(run, search, facetsOf(await run<Row>(storedCountsStatement(search))));
  const key = JSON.stringify(search);
  const known = approximateCache.get(key);
  if (known) return known;
  const counted = await countMatches(run, search);
  if (counted) return counted;
  const facets = await approximateFacets(run, search, finer);
  approximateCache.set(key, facets);
  return facets;
}

/**
 * Counts among all entries that match the words, so that every list is complete. If those are too many, it counts among the entries that
 * match the filters too. Returns undefined if those are too many as well.
 */
async function countMatches(run: RunStatement, search: Search): Promise<Facets | undefined> {
  const wide = await run<Row>(matchCountsStatement(search, false));
  if (numberOf(wide, 'found') <= MATCHES_MAX) return facetsOf(wide);
  const narrow = await run<Row>(matchCountsStatement(search, true));
  return numberOf(narrow, 'found') <= MATCHES_MAX ? facetsOf(narrow) : undefined;
}

async function approximateFacets(run: RunStatement, search: Search, finer: boolean): Promise<Facets> {
  const { types, verified, category, condition, priceRange, country, brand } = search;
  const filters = { types, verified, category, condition, priceRange, country };
  const facets = facetsOf(await run<Row>(storedCountsStatement(filters)));
  const brands = facetsOf(await run<Row>(storedBrandCounts({ types, verified, category, brand })));
  const exact = !finer && !condition && !priceRange && !country;
  return { ...facets, brand: brands.brand, count: exact ? brands.count : MATCHES_MAX, more: !exact };
}

/** Adds the brands. Stored brand counts exist by category only; with finer filters the matches are counted, if they are not too many. */
async function withBrands(run: RunStatement, search: Search, facets: Facets): Promise<Facets> {
  if (!search.condition && !search.priceRange && !search.country)
    return { ...facets, brand: facetsOf(await run<Row>(storedBrandCounts(search))).brand };
  if (facets.count > MATCHES_MAX) return facets;
  return { ...facets, brand: facetsOf(await run<Row>(matchCountsStatement(search, true))).brand };
}

export function storedCountsStatement(search: Search): Statement {
  const counted = dimensions.filter((dimension) => dimension !== 'brand');
  const names = counted.map((dimension) => columns[dimension]).join(', ');
  return facetStatement(
    search,
    counted,
    `select ${names}, entries from catalogue_counts where ${typeCondition(search.types)}
     union all select ${names}, entries from catalogue_changes where ${typeCondition(search.types)}`,
  );
}

function storedBrandCounts(search: Search): Statement {
  return facetStatement(
    search,
    ['verified', 'category', 'brand'],
    `select verified, category, brand, entries from catalogue_brand_counts where ${typeCondition(search.types)}
     union all select verified, category, brand, entries from catalogue_changes where ${typeCondition(search.types)}`,
  );
}

export function matchCountsStatement(search: Search, narrow: boolean): Statement {
  const values = new StatementValues();
  const conditions = conditionsOf(search)
    .filter(({ on }) => on !== 'verified' && (narrow || !isDimension(on)))
    .map(({ sql }) => sql(values));
  return facetStatement(
    search,
    dimensions,
    `select *, 1 as entries from fitting limit ${MATCHES_MAX + 1}`,
    // The limit is not in here, because the planner would then scan the whole table and hope to stop early.
    `fitting as materialized (
      select verified, category, condition, price_range(price_usd) as price_range, country, brand from catalogue_entries
      where ${[...baseConditions(search, narrow), ...conditions].join(' and ')}),`,
    values,
  );
}

/** Builds the statement that counts per value. Each list counts the entries that match all other filters. */
function facetStatement(
  search: Search,
  counted: readonly Dimension[],
  source: string,
  before = '',
  values = new StatementValues(),
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
