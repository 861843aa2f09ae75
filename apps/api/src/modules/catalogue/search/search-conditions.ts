// Turns a search into conditions on `catalogue_entries`. Text and values of a statement are separate, so that each text is prepared once.
import type { Period } from '@rigsouq/kernel/periods';
import type { ListingType } from '../listing-state.ts';

export type Search = {
  types: readonly ListingType[];
  verified: boolean;
  category?: string | undefined;
  condition?: string | undefined;
  /** The machine is not new. */
  used?: boolean | undefined;
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
  /** The listing came on the market after `after` and not later than `until`. */
  listed?: { after: Date; until: Date } | undefined;
  /** A `tsquery` that requires all of the words. */
  words?: string | undefined;
};

/** The filters for which the answer counts the listings per value. */
export const dimensions = ['verified', 'category', 'condition', 'priceRange', 'country', 'brand'] as const;
export type Dimension = (typeof dimensions)[number];

/** The subject of a condition: a dimension, a column that a sort order uses, or `rest`. */
type Subject = Dimension | 'listed_at' | 'price_usd' | 'year_newest' | 'year_oldest' | 'hours' | 'rest';
export type Condition = { on: Subject; sql: (values: StatementValues) => string };

/** Collects the values of a statement and returns the placeholder of each. */
export class StatementValues {
  readonly list: unknown[] = [];
  add(value: unknown): string {
    return `$${this.list.push(value)}`;
  }
}

/** Price ranges in US cents. The lower bound is included, the upper bound is not (R69). */
const rangeEdges: Record<string, readonly [number, number?]> = {
  '0-50000': [0, 5_000_000],
  '50000-100000': [5_000_000, 10_000_000],
  '100000-200000': [10_000_000, 20_000_000],
  '200000+': [20_000_000],
};

const cents = (dollars: number | undefined) => (dollars === undefined ? undefined : Math.round(dollars * 100));

/** Returns all conditions of a search except the type of offer, which each query adds itself. */
export function conditionsOf(search: Search): Condition[] {
  const conditions: Condition[] = [];
  const put = (on: Subject, left: string, value: unknown, right = '') => {
    if (value !== undefined) conditions.push({ on, sql: (values) => `${left} ${values.add(value)}${right}` });
  };
  if (search.verified) conditions.push({ on: 'verified', sql: () => 'verified' });
  put('category', 'category =', search.category);
  put('condition', 'condition =', search.condition);
  if (search.used) conditions.push({ on: 'rest', sql: () => `condition <> 'new'` });
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

/** Returns the condition that the machine has no reservation in the period. */
function isFree({ from, until }: Period, values: StatementValues): string {
  return `not exists (select from reservations r where r.machine_id = catalogue_entries.machine_id
    and r.period && tstzrange(${values.add(from)}, ${values.add(until)}, '[)'))`;
}

/** Returns the condition on the type. The types are constants, not user input, so they are in the text, where the planner sees them. */
export function typeCondition(types: readonly ListingType[]): string {
  return `type in (${types.map((type) => `'${type}'`).join(', ')})`;
}

/**
 * Returns the conditions on the type and on `verified`, for statements that fetch by other conditions. About half of all entries match
 * them, so when words, a maker or a supplier select few entries, an index on the type would only slow the query down. Then the
 * conditions are written as expressions, for which the planner considers no index.
 */
export function baseConditions({ types, verified, words, brand, supplier }: Search, withStanding = true): string[] {
  const selective = words !== undefined || brand !== undefined || supplier !== undefined;
  const standing = verified && withStanding ? [selective ? 'verified::int = 1' : 'verified'] : [];
  return [selective ? typeCondition(types).replace('type', "(type || '')") : typeCondition(types), ...standing];
}
