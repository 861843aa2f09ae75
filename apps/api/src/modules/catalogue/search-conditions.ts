// A search as conditions on `catalogue_entries`. Statements are text and values apart, so that each shape is prepared once.
import type { Period } from '@rigsouq/kernel/periods';
import type { ListingType } from './listing-state.ts';

export type Search = {
  types: readonly ListingType[];
  verified: boolean;
  category?: string | undefined;
  condition?: string | undefined;
  priceRange?: string | undefined;
  country?: string | undefined;
  brand?: string | undefined;
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  yearMin?: number | undefined;
  yearMax?: number | undefined;
  hoursMax?: number | undefined;
  currency?: string | undefined;
  supplier?: string | undefined;
  free?: Period | undefined;
  /** Put on the market after the one moment, and not after the other. */
  listed?: { after: Date; until: Date } | undefined;
  /** As a `tsquery`: all of these words. */
  words?: string | undefined;
};

/** The filters that the answer counts by value. */
export const dimensions = ['verified', 'category', 'condition', 'priceRange', 'country', 'brand'] as const;
export type Dimension = (typeof dimensions)[number];

/** What a condition is about: a dimension, a column that an order is read by, or neither. */
type Subject = Dimension | 'listed_at' | 'price_usd' | 'year_newest' | 'year_oldest' | 'hours' | 'rest';
export type Condition = { on: Subject; sql: (values: Values) => string };

/** Collects the values of a statement, each named by its place. */
export class Values {
  readonly list: unknown[] = [];
  add(value: unknown): string {
    return `$${this.list.push(value)}`;
  }
}

/** Whole cents: the lower edge is in, the upper one is not (R69). */
const rangeEdges: Record<string, readonly [number, number?]> = {
  '0-50000': [0, 5_000_000],
  '50000-100000': [5_000_000, 10_000_000],
  '100000-200000': [10_000_000, 20_000_000],
  '200000+': [20_000_000],
};

const cents = (dollars: number | undefined) => (dollars === undefined ? undefined : Math.round(dollars * 100));

/** All but the kind of offer, which each query puts first. */
export function conditionsOf(search: Search): Condition[] {
  const conditions: Condition[] = [];
  const put = (on: Subject, left: string, value: unknown, right = '') => {
    if (value !== undefined) conditions.push({ on, sql: (values) => `${left} ${values.add(value)}${right}` });
  };
  if (search.verified) conditions.push({ on: 'verified', sql: () => 'verified' });
  put('category', 'category =', search.category);
  put('condition', 'condition =', search.condition);
  put('country', 'country =', search.country);
  put('brand', 'brand =', search.brand);
  const [from, below] = rangeEdges[search.priceRange ?? ''] ?? [];
  put('priceRange', 'price_usd >=', from);
  put('priceRange', 'price_usd <', below);
  put('price_usd', 'price_usd >=', cents(search.priceMin));
  put('price_usd', 'price_usd <=', cents(search.priceMax));
  put('year_newest', 'year_newest >=', search.yearMin);
  put('year_oldest', 'year_oldest <=', search.yearMax);
  put('hours', 'hours <=', search.hoursMax);
  put('listed_at', 'listed_at >', search.listed?.after);
  put('listed_at', 'listed_at <=', search.listed?.until);
  put('rest', 'currency =', search.currency);
  put('rest', 'account_id =', search.supplier);
  put('rest', 'words @@', search.words, '::tsquery');
  const { free } = search;
  if (free) conditions.push({ on: 'rest', sql: (values) => isFree(free, values) });
  return conditions;
}

/** Nothing is promised for any moment of the period. */
function isFree({ from, until }: Period, values: Values): string {
  return `not exists (select from promises p where p.machine_id = catalogue_entries.machine_id
    and p.period && tstzrange(${values.add(from)}, ${values.add(until)}, '[)'))`;
}

/** The kinds are our own words, so they stand in the text, where the planner sees them. */
export function typesAre(types: readonly ListingType[]): string {
  return `type in (${types.map((type) => `'${type}'`).join(', ')})`;
}

/**
 * The kind of offer and the standing, for statements that fetch by other conditions. Half of all entries fit, so where words, a maker or a
 * supplier lead to a few, an index of them is only a detour: written as an expression, none is considered.
 */
export function shelfOf({ types, verified, words, brand, supplier }: Search, withStanding = true): string[] {
  const led = words !== undefined || brand !== undefined || supplier !== undefined;
  const standing = verified && withStanding ? [led ? 'verified::int = 1' : 'verified'] : [];
  return [led ? typesAre(types).replace('type', "(type || '')") : typesAre(types), ...standing];
}
