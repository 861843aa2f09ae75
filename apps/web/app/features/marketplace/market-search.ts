// What is looked for on the market stands in the address, so that a search can be sent to a colleague.
import type { sorts } from '@rigsouq/contract/market-lists';
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
/** How the finds are shown: which kind of offer, in which order and layout, and from where on. */
const viewNames = ['type', 'sort', 'view', 'after', 'page'] as const;

export type FilterName = (typeof filterNames)[number];
type Name = FilterName | (typeof viewNames)[number];
export type Sort = (typeof sorts)[number];
type ListingType = 'sell' | 'rent';

/** Everything as text; what is not asked for is empty. */
export type MarketSearch = Readonly<Record<Name, string>>;

/** What a page looks for where its address says nothing. */
export type PageRules = {
  readonly type: ListingType;
  readonly verified: boolean;
  readonly sort: Sort;
  /** The page is about one category, whatever its address says. */
  readonly category?: string;
  /** Where the price slider ends: from there on everything dearer is meant too. */
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
  // The last counts: a box that is not ticked is sent as a hidden 'no', and a ticked one adds its 'yes'.
  const read = names.map((name) => [name, clean(name, query.getAll(name).at(-1)?.trim() ?? '')]);
  return Object.fromEntries(read) as MarketSearch;
}

/** One spelling for each value; what makes no sense is left to the server to refuse, but for numbers, which are typed by hand. */
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

/** The query of an address; what a page looks for anyway is not said. */
export function searchAddress(asked: MarketSearch, rules: PageRules): string {
  const given = names.filter((name) => asked[name] !== '' && asked[name] !== usual(name, asked, rules));
  const query = new URLSearchParams(given.map((name) => [name, asked[name]])).toString();
  return query && `?${query}`;
}

function usual(name: Name, asked: MarketSearch, rules: PageRules): string | undefined {
  if (name === 'verified') return String(verifiedByDefault(asked, rules));
  if (name === 'type' || name === 'sort' || name === 'category') return rules[name];
  if (name === 'priceMax') return isTop(asked, rules) ? asked.priceMax : undefined;
  return { view: 'grid', page: '1', priceMin: '0' }[name as string];
}

function isTop({ priceMax }: MarketSearch, { priceTop = Number.POSITIVE_INFINITY }: PageRules): boolean {
  return priceMax !== '' && Number(priceMax) >= priceTop;
}

/** All that one supplier offers is asked for by name (R62), so nothing of it is hidden. */
function verifiedByDefault({ supplier }: MarketSearch, rules: PageRules): boolean {
  return rules.verified && supplier === '';
}

export function isVerifiedOnly(asked: MarketSearch, rules: PageRules): boolean {
  return asked.verified === '' ? verifiedByDefault(asked, rules) : asked.verified === 'true';
}

/** A range of prices and edges of one's own are two ways to say the same: the one that was changed last is meant. */
export function settled(next: MarketSearch, before: MarketSearch): MarketSearch {
  if (next.priceRange !== '' && next.priceRange !== before.priceRange) return { ...next, priceMin: '', priceMax: '' };
  const moved = next.priceMin !== before.priceMin || next.priceMax !== before.priceMax;
  return moved && (next.priceMin || next.priceMax) ? { ...next, priceRange: '' } : next;
}

/** The same search with something changed begins at its first page. */
export function changed(asked: MarketSearch, change: Partial<MarketSearch>): MarketSearch {
  return { ...asked, after: '', page: '', ...change };
}

const noFilters = Object.fromEntries(filterNames.map((name) => [name, ''])) as Record<FilterName, string>;

export function withoutFilters(asked: MarketSearch): MarketSearch {
  return changed(asked, noFilters);
}

export function pageOf({ page, after }: MarketSearch): number {
  return after === '' ? 1 : Math.max(2, Number(page));
}

/** One day alone is the whole period. */
function period({ freeFrom, freeUntil }: MarketSearch) {
  const from = freeFrom || freeUntil;
  return { freeFrom: from, freeUntil: freeUntil > from ? freeUntil : from };
}

/** What the server is asked. */
export function queryOf(asked: MarketSearch, rules: PageRules) {
  const { view: _view, page: _page, after, sort, type, ...filters } = asked;
  const found = {
    ...filters,
    type: (type || rules.type) as ListingType,
    category: rules.category ?? filters.category,
    priceMax: isTop(asked, rules) ? '' : filters.priceMax,
    verified: isVerifiedOnly(asked, rules) ? 'true' : '',
    ...period(asked),
  };
  return { filters: found, list: { ...found, sort: (sort || rules.sort) as Sort, after } };
}
