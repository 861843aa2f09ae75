// Compares pages and counts with a simple model over a thousand rows, for random filters and for both ways to find a page.
import { priceRanges, sorts } from '@rigsouq/contract/catalogue/market-lists';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testParts } from '../../../../test/harness.ts';
import { createPool } from '../../../platform/database/db.ts';
import { anAccount } from '../../identity/identity.factory.ts';
import { manyListings } from '../catalogue.factory.ts';
import { type Dimension, dimensions, type Search } from './search-conditions.ts';
import { type CursorPosition, orders, type Sort } from './search-cursor-rules.ts';
import { searchFacets } from './search-facets.ts';
import { searchPage } from './search-page.ts';
import { createStatementRunner, type RunStatement, searchSettings } from './search-statements.ts';

type Entry = Record<string, string> & { listing_id: string; listed_at: Date; verified: boolean; lexemes: string[] };

let run: RunStatement;
let entries: (Entry & { price_range: string })[];
let stop: () => Promise<void>;

beforeAll(async () => {
  const test = await testParts();
  const { db, config, log } = test.parts;
  const searches = createPool(config.databaseUrl, 2, log, searchSettings);
  run = createStatementRunner(searches);
  stop = () => searches.end().then(test.stop);
  const accounts = await Promise.all(Array.from({ length: 4 }, () => anAccount(db, { roles: ['supplier'] })));
  const approved = accounts.slice(0, 2).map(({ accountId }) => accountId);
  await db.updateTable('accounts').set({ approved_at: new Date() }).where('id', 'in', approved).execute();
  await manyListings(db, { accounts, count: 1_000 });
  const { rows } = await sql<Entry & { price_range: string }>`
    select *, price_range(price_usd) as price_range, tsvector_to_array(words) as lexemes from catalogue_entries`.execute(
    db,
  );
  entries = rows;
});
afterAll(() => stop());

const columns: Record<Dimension, string> = {
  verified: 'verified',
  category: 'category',
  condition: 'condition',
  priceRange: 'price_range',
  country: 'country',
  brand: 'brand',
};

function fits(entry: Entry, search: Search, but?: Dimension): boolean {
  const same = dimensions.every((dimension) => {
    const wanted = search[dimension];
    return dimension === but || wanted === undefined || wanted === false || entry[columns[dimension]] === wanted;
  });
  const words = search.words ? [...search.words.matchAll(/'(\w+)'/g)].map(([, word]) => word) : [];
  return (
    same &&
    (!search.used || entry.condition !== 'new') &&
    search.types.includes(entry.type as 'sell') &&
    Number(entry.price_usd) >= (search.priceMin ?? 0) * 100 &&
    Number(entry.hours) <= (search.hoursMax ?? Number.POSITIVE_INFINITY) &&
    Number(entry.year_newest) >= (search.yearMin ?? 0) &&
    words.every((word) => entry.lexemes.includes(word as string))
  );
}

function ordered(search: Search, sort: Sort): string[] {
  const { column, descending } = orders[sort];
  const value = (entry: Entry) => Number(entry[column]);
  const fit = entries.filter((entry) => fits(entry, search));
  fit.sort((one, two) => value(one) - value(two) || (one.listing_id < two.listing_id ? -1 : 1));
  return (descending ? fit.reverse() : fit).map(({ listing_id }) => listing_id);
}

const searches = fc.record(
  {
    types: fc.constantFrom<Search['types']>(['sell'], ['rent'], ['sell', 'rent']),
    verified: fc.boolean(),
    category: fc.constantFrom('excavators', 'cranes'),
    condition: fc.constantFrom('new', 'refurbished'),
    used: fc.constant(true),
    country: fc.constantFrom('sa', 'om'),
    brand: fc.constantFrom('volvo', 'own works'),
    priceRange: fc.constantFrom(...priceRanges),
    priceMin: fc.constantFrom(40_000),
    hoursMax: fc.constantFrom(2_000),
    yearMin: fc.constantFrom(2_015),
    words: fc.constantFrom("'telematics'", "('telematics') & ('dubai')", "'m7'"),
  },
  { requiredKeys: ['types', 'verified'] },
);

it('[CA-032] [CA-040] returns every match of any search once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      searches,
      fc.constantFrom(...sorts),
      fc.constantFrom(1, 7, 2_000),
      fc.integer({ min: 20, max: 60 }),
      async (search, sort, window, limit) => {
        const seen: string[] = [];
        for (let after: CursorPosition | undefined; ; ) {
          const page = await searchPage(run, search, { sort, after, limit, window });
          seen.push(...page.map(({ id }) => id));
          after = page.at(-1);
          if (page.length < limit) break;
        }
        expect(seen).toEqual(ordered(search, sort));
      },
    ),
    { numRuns: 120 },
  );
});

it('[CA-030] returns exact counts and value lists for any search', async () => {
  await fc.assert(
    fc.asyncProperty(searches, async (search) => {
      const facets = await searchFacets(run, search);
      expect([facets.count, facets.more]).toEqual([entries.filter((entry) => fits(entry, search)).length, false]);
      for (const dimension of dimensions) {
        const expected: Record<string, number> = {};
        for (const entry of entries.filter((one) => fits(one, search, dimension))) {
          const value = String(entry[columns[dimension]]);
          if (value) expected[value] = (expected[value] ?? 0) + 1;
        }
        const answered = Object.fromEntries(facets[dimension].map(({ value, count }) => [value, count]));
        expect([dimension, answered]).toEqual([dimension, expected]);
      }
    }),
    { numRuns: 120 },
  );
});
