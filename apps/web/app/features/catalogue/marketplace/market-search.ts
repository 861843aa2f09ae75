// Keeps the market search in the address, so that a user can send it to a colleague.
import type { sorts } from '@rigsouq/contract/catalogue/market-lists';
import { categories, codeOf, conditions, countries, type Entry } from '@rigsouq/contract/taxonomy';
import { plainNumber } from '@rigsouq/kernel/plain-number';

const filterNames = [
  'search',
  'category',
  'condition',
  'priceRange',
  'priceMin',
  'priceMax',
  'yearMin',
  'yearMax',
  'hoursMax',
  'country',
  'location',
  'currency',
  'brand',
  'supplier',
  'verified',
  'freeFrom',
  'freeUntil',
] as const;
/** Parameters of the presentation: kind of offer, order, layout and position in the list. */
const viewNames = ['type', 'sort', 'view', 'after', 'page'] as const;

export type FilterName = (typeof filterNames)[number];
type Name = FilterName | (typeof viewNames)[number];
export type Sort = (typeof sorts)[number];
type ListingType = 'sell' | 'rent';

/** All values are text; an empty value means no filter. */
export type MarketSearch = Readonly<Record<Name, string>>;

/** The defaults of a page for values that its address does not contain. */
export type PageRules = {
  readonly type: ListingType;
  readonly verified: boolean;
  readonly sort: Sort;
  /** The fixed category of the page, whatever its address contains. */
  readonly category?: string;
  /** The end of the price slider; at this value there is no upper limit. */
  readonly priceTop?: number;
};

const lists: Partial<Record<Name, readonly Entry[]>> = {
  category: categories,
  condition: conditions,
  country: countries,
};
const numbers: ReadonlySet<string> = new Set(['priceMin', 'priceMax', 'yearMin', 'yearMax', 'hoursMax', 'page']);
const names: readonly Name[] = [...filterNames, ...viewNames];

export function readSearch(query: Pick<URLSearchParams, 'getAll'>): MarketSearch {
  // The last value wins: an unticked box sends only its hidden 'false', a ticked one adds 'true'.
  const read = names.map((name) => [name, clean(name, query.getAll(name).at(-1)?.trim() ?? '')]);
  return Object.fromEntries(read) as MarketSearch;
}

/** Normalizes a value. The server refuses an unknown value, but an invalid number is dropped here, because users type numbers by hand. */
function clean(name: Name, value: string): string {
  const list = lists[name];
  if (list) return codeOf(list, value) ?? value;
  if (numbers.has(name)) return wholeNumber(value);
  return value;
}

function wholeNumber(typed: string): string {
  const plain = plainNumber(typed);
  return /^\d{1,9}$/.test(plain) ? String(Number(plain)) : '';
}

/** Returns the query string of a search and leaves out the defaults of the page. */
export function searchAddress(asked: MarketSearch, rules: PageRules): string {
  const present = names.filter((name) => asked[name] !== '' && asked[name] !== defaultOf(name, asked, rules));
  const query = new URLSearchParams(present.map((name) => [name, asked[name]])).toString();
  return query && `?${query}`;
}

function defaultOf(name: Name, asked: MarketSearch, rules: PageRules): string | undefined {
  if (name === 'verified') return String(verifiedByDefault(asked, rules));
  if (name === 'type' || name === 'sort' || name === 'category') return rules[name];
  if (name === 'priceMax') return hasNoUpperLimit(asked, rules) ? asked.priceMax : undefined;
  return { view: 'grid', page: '1', priceMin: '0' }[name as string];
}

function hasNoUpperLimit({ priceMax }: MarketSearch, { priceTop = Number.POSITIVE_INFINITY }: PageRules): boolean {
  return priceMax !== '' && Number(priceMax) >= priceTop;
}

/** Tells whether the filter is on by default. It is off for the listings of one supplier, so that all of them are shown (R62). */
function verifiedByDefault({ supplier }: MarketSearch, rules: PageRules): boolean {
  return rules.verified && supplier === '';
}

export function isVerifiedOnly(asked: MarketSearch, rules: PageRules): boolean {
  return asked.verified === '' ? verifiedByDefault(asked, rules) : asked.verified === 'true';
}

/** Resolves a price range against price limits: both filter the price, so the one that changed last wins. */
export function resolvePriceFilters(next: MarketSearch, before: MarketSearch): MarketSearch {
  if (next.priceRange !== '' && next.priceRange !== before.priceRange) return { ...next, priceMin: '', priceMax: '' };
  const moved = next.priceMin !== before.priceMin || next.priceMax !== before.priceMax;
  return moved && (next.priceMin || next.priceMax) ? { ...next, priceRange: '' } : next;
}

/** What the server read from the words of a search (`understood` and `searchWithoutName` of the contract). */
export type ReadNames = {
  readonly understood: { readonly category: string | null; readonly brand: string | null };
  readonly searchWithoutName: { readonly category: string; readonly brand: string };
};

/**
 * Removes the name of a category or brand from the words when another one is chosen. The counts promise the machines of the other category, but the
 * words together with it would find nothing.
 */
export function replaceTypedNames(next: MarketSearch, before: MarketSearch, read: ReadNames | null): MarketSearch {
  if (!read || next.search !== before.search) return next;
  const replaced = (['category', 'brand'] as const).find((name) => {
    const isChosen = next[name] !== '' && next[name] !== before[name];
    return isChosen && read.understood[name] !== null && read.understood[name] !== next[name];
  });
  return replaced ? { ...next, search: read.searchWithoutName[replaced] } : next;
}

/** Returns the search with some values changed. It starts again at the first page. */
export function changeSearch(asked: MarketSearch, change: Partial<MarketSearch>): MarketSearch {
  return { ...asked, after: '', page: '', ...change };
}

const noFilters = Object.fromEntries(filterNames.map((name) => [name, ''])) as Record<FilterName, string>;

export function clearFilters(asked: MarketSearch): MarketSearch {
  return changeSearch(asked, noFilters);
}

export function pageOf({ page, after }: MarketSearch): number {
  return after === '' ? 1 : Math.max(2, Number(page));
}

/** Completes a period: a single day is both its start and its end, and reversed days are put in order. */
export function periodOf({ freeFrom, freeUntil }: MarketSearch) {
  const [from = '', until = ''] = [freeFrom || freeUntil, freeUntil || freeFrom].sort();
  return { freeFrom: from, freeUntil: until };
}

/** Returns the query for the server: all filters, and the list with its order and position. */
export function queryOf(asked: MarketSearch, rules: PageRules) {
  const { view: _view, page: _page, after, sort, type, ...filters } = asked;
  const found = {
    ...filters,
    type: (type || rules.type) as ListingType,
    category: rules.category ?? filters.category,
    priceMax: hasNoUpperLimit(asked, rules) ? '' : filters.priceMax,
    verified: isVerifiedOnly(asked, rules) ? 'true' : '',
    ...periodOf(asked),
  };
  return { filters: found, list: { ...found, sort: (sort || rules.sort) as Sort, after } };
}
