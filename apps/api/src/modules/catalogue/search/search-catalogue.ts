// Runs the search behind every page that lists machines. Filters are used as sent; typed words are parsed first.
import type { searchFacets as facetsCall, verifiedProducts } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import { categories, labelOf } from '@rigsouq/contract/taxonomy';
import { sharedDaysPeriod } from '@rigsouq/kernel/periods';
import { fail } from '../../../platform/http/errors.ts';
import { presentCard } from '../catalogue.presenter.ts';
import type { RatingsReader } from '../supplier-ratings.ts';
import { findCards } from './search-cards.ts';
import type { Search } from './search-conditions.ts';
import { formatCursor, parseCursor } from './search-cursor-rules.ts';
import { searchFacets } from './search-facets.ts';
import { searchPage } from './search-page.ts';
import type { RunStatement } from './search-statements.ts';
import { type ParsedWords, parseLocation, parseSearchWords } from './search-words.ts';
import { brandKey, labelOfBrand } from './trade-names-rules.ts';

export type Filters = ParsedOf<typeof facetsCall>['query'];
type ParsedSearch = { search: Search; read: Omit<ParsedWords, 'query' | 'matchesNothing'>; matchesNothing: boolean };

const FACET_BRANDS = 40;
const emptyFacets: AnswerOf<typeof facetsCall> = {
  count: 0,
  more: false,
  category: [],
  condition: [],
  priceRange: [],
  country: [],
  verified: [],
  brand: [],
  understood: { category: null, brand: null, corrected: [] },
  searchWithoutName: { category: '', brand: '' },
};

export async function listProducts(
  run: RunStatement,
  { sort, after, limit, ...filters }: ParsedOf<typeof verifiedProducts>['query'],
  readRatings?: RatingsReader,
): Promise<AnswerOf<typeof verifiedProducts>> {
  const start = after === undefined ? undefined : (parseCursor(sort, after) ?? fail('request.invalid'));
  const { search, matchesNothing } = await parseFilters(run, filters);
  if (matchesNothing) return [];
  const positions = await searchPage(run, search, { sort, after: start, limit });
  const cards = await findCards(run, positions);
  const ratingOf = await readRatings?.(cards.map(({ row }) => row.account_id));
  return cards.map(({ row, photos, position }) => ({
    ...presentCard(row, photos, ratingOf?.(row.account_id)),
    cursor: formatCursor(sort, position),
  }));
}

export async function countProducts(run: RunStatement, filters: Filters): Promise<AnswerOf<typeof facetsCall>> {
  const { search, read, matchesNothing } = await parseFilters(run, filters);
  const { category, brand: maker, corrected } = read;
  const understood = { category, brand: maker, ...(read.used && { used: true }), corrected };
  const searchWithoutName = { category: read.withoutCategory, brand: read.withoutBrand };
  if (matchesNothing) return { ...emptyFacets, understood, searchWithoutName };
  const facets = await searchFacets(run, search);
  const brand = facets.brand.slice(0, FACET_BRANDS).map(({ value, count }) => ({ value: labelOfBrand(value), count }));
  return { ...facets, brand, understood, searchWithoutName };
}

export async function parseFilters(run: RunStatement, filters: Filters): Promise<ParsedSearch> {
  const { type, search: typed, location, freeFrom, freeUntil, brand, verified, supplier, ...plain } = filters;
  const given = {
    category: plain.category,
    brand: brand === undefined ? undefined : brandKey(brand),
    condition: plain.condition,
  };
  const [read, place] = await Promise.all([
    parseSearchWords(run, typed ?? '', given),
    parseLocation(run, location ?? ''),
  ]);
  const parsedBrand = given.brand ?? (read.brand ? brandKey(read.brand) : undefined);
  const search: Search = {
    ...plain,
    types: type ? [type] : ['sell', 'rent'],
    verified: verified ?? false,
    category: plain.category ?? read.category ?? undefined,
    brand: parsedBrand,
    used: read.used || undefined,
    supplier,
    free: freeFrom && freeUntil ? (sharedDaysPeriod(freeFrom, freeUntil) ?? fail('request.invalid')) : undefined,
    words: [read.query, place.query].filter(Boolean).join(' & ') || undefined,
  };
  return { search, read, matchesNothing: read.matchesNothing || place.matchesNothing };
}

export async function listCategories(run: RunStatement, type?: Filters['type']) {
  const rows = await run<{ category: string; count: string }>({
    text: `select category, sum(entries) as count from (
        select type, category, entries from catalogue_counts union all select type, category, entries from catalogue_changes) counts
      where type = any ($1)
      group by category`,
    values: [type ? [type] : ['sell', 'rent']],
  });
  const counts = new Map(rows.map(({ category, count }) => [category, Number(count)]));
  return categories
    .map(({ code }) => ({ name: labelOf(categories, code), icon: code, count: counts.get(code) ?? 0 }))
    .filter(({ count }) => count > 0);
}
