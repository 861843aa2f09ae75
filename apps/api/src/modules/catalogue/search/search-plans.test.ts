// Checks the plans of frequent queries on twenty thousand listings. A plan that scans a growing table completely fails here, long before
// production has a million listings.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testParts } from '../../../../test/harness.ts';
import { createPool } from '../../../platform/database/db.ts';
import { anAccount } from '../../identity/identity.factory.ts';
import { manyListings } from '../catalogue.factory.ts';
import { comparablesStatement } from '../comparables.ts';
import { cardsStatement } from './search-cards.ts';
import type { Search } from './search-conditions.ts';
import { matchCountsStatement, storedCountsStatement } from './search-facets.ts';
import { gatherStatement, walkStatement } from './search-page.ts';
import {
  createStatementRunner,
  explainPlan,
  type RunStatement,
  type Statement,
  searchSettings,
} from './search-statements.ts';

let run: RunStatement;
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
  await manyListings(db, { accounts, count: 20_000 });
});
afterAll(() => stop());

const sell = (more: Partial<Search> = {}): Search => ({ types: ['sell'], verified: true, ...more });
const first = { sort: 'newest', after: undefined, limit: 24 } as const;
const id = '018f0000-0000-7000-8000-000000000000';
const listed = { after: new Date('2026-01-01T15:00:00Z'), until: new Date('2026-01-01T16:00:00Z') };
const free = { from: new Date('2027-01-01'), until: new Date('2027-01-08') };

const hot: [name: string, statement: Statement][] = [
  ['newest', walkStatement(sell(), first)],
  ['newest of a category', walkStatement(sell({ category: 'cranes' }), first)],
  ['a far page', walkStatement(sell(), { ...first, after: { value: 1_767_250_000_000, id } })],
  ['all suppliers', walkStatement({ ...sell(), verified: false }, first)],
  ['for sale and for rent', walkStatement({ types: ['sell', 'rent'], verified: false }, first)],
  ['cheapest in a range', walkStatement(sell({ priceRange: '0-50000' }), { ...first, sort: 'price-low' })],
  ['dearest', walkStatement(sell(), { ...first, sort: 'price-high' })],
  ['youngest', walkStatement(sell({ category: 'cranes' }), { ...first, sort: 'year-newest' })],
  ['oldest', walkStatement(sell(), { ...first, sort: 'year-oldest' })],
  ['fewest hours', walkStatement(sell(), { ...first, sort: 'hours-low' })],
  ['a common word', walkStatement(sell({ words: "'camera'" }), first)],
  ['country and condition', walkStatement(sell({ country: 'om', condition: 'new' }), first)],
  ['free for a week', walkStatement({ types: ['rent'], verified: true, free }, first)],
  ['rare words, gathered', gatherStatement(sell({ words: "('m7') & ('telematics')" }), first)],
  ['one supplier, gathered', gatherStatement(sell({ supplier: id }), first)],
  ['a price range, gathered', gatherStatement(sell({ priceMin: 100, priceMax: 200 }), first)],
  ['what is new', walkStatement(sell({ country: 'om', words: "'camera'", listed }), first)],
  ['what is new of a category', walkStatement(sell({ category: 'cranes', condition: 'new', listed }), first)],
  ['cards', cardsStatement([{ value: 0, id }])],
  [
    'comparables',
    comparablesStatement({
      listingId: id,
      type: 'sell',
      category: 'cranes',
      brand: 'volvo',
      model: 'M7',
      year: 2012,
    }),
  ],
  ['counts kept ready', storedCountsStatement(sell({ category: 'cranes' }))],
  ['counts of finds', matchCountsStatement(sell({ words: "'telematics'", category: 'cranes' }), false)],
  ['counts of finds within filters', matchCountsStatement(sell({ words: "'telematics'", category: 'cranes' }), true)],
];

it('reads hot queries from indexes', async () => {
  const plans: Record<string, string[]> = {};
  for (const [name, statement] of hot) plans[name] = await explainPlan(run, statement);
  const fullScans = Object.entries(plans).filter(([, plan]) =>
    plan.some((step) => /Seq Scan on (?!catalogue_changes)/.test(step)),
  );
  expect(fullScans).toEqual([]);
  expect(plans).toMatchSnapshot();
});
