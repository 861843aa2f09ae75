// Checks the query plans and SQL statements of the lot lists. Few lots are open and very many have ended: a plan that scans a whole growing
// table fails here, long before production has a million rows.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testParts } from '../../../../test/harness.ts';
import { createDb, createPool, type Db } from '../../../platform/database/db.ts';
import { searchSettings } from '../../catalogue/index.ts';
import { anAccount } from '../../identity/identity.factory.ts';
import { manyLots } from '../auctions.factory.ts';
import { findLot, findSnapshot } from './lots.queries.ts';
import { selectLiveLots, selectUpcomingLots } from './open-lots.queries.ts';

let searches: Db;
let stop: () => Promise<void>;

beforeAll(async () => {
  const { parts, stop: stopParts } = await testParts();
  const pool = createPool(parts.config.databaseUrl, 1, parts.log, searchSettings);
  searches = createDb(pool);
  stop = () => pool.end().then(stopParts);
  await manyLots(parts.db, await anAccount(parts.db, { roles: ['supplier'] }), { open: 1_000, ended: 10_000 });
});
afterAll(() => stop());

const first = { page: 1, limit: 12 } as const;
const lists = () => ({
  'ending soon': selectLiveLots(searches, { ...first, sortBy: 'ending-soon' }),
  cheapest: selectLiveLots(searches, { ...first, sortBy: 'price-low' }),
  'dearest of a category': selectLiveLots(searches, { ...first, sortBy: 'price-high', category: 'cranes' }),
  'most bids, by words': selectLiveLots(searches, { ...first, sortBy: 'most-bids', search: 'vol', category: 'other' }),
  upcoming: selectUpcomingLots(searches, first),
});

type Step = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Step[] };
const stepsOf = (step: Step): string[] => {
  const by = step['Index Name'] ? ` using ${step['Index Name']}` : '';
  const on = step['Relation Name'] ? ` on ${step['Relation Name']}` : '';
  return [...(by || on ? [`${step['Node Type']}${by}${on}`] : []), ...(step.Plans ?? []).flatMap(stepsOf)];
};

it('reads every list of lots from indexes', async () => {
  for (const [name, list] of Object.entries(lists())) {
    const [row] = (await list.explain('json')) as { 'QUERY PLAN': { Plan: Step }[] }[];
    const steps = row?.['QUERY PLAN'].flatMap(({ Plan }) => stepsOf(Plan)) ?? [];
    expect([name, steps.filter((step) => step.startsWith('Seq Scan'))]).toEqual([name, []]);
    expect(steps).toContainEqual(expect.stringMatching(/using lots_(open|one_open|to_start)/));
    expect((await list.execute()).length).toBe(12);
  }
});

it('compiles every list of lots to the reviewed SQL', async () => {
  for (const [name, list] of Object.entries(lists())) expect(list.compile().sql).toMatchSnapshot(name);
  expect(lotStatement().compile().sql).toMatchSnapshot('a lot');
  expect(snapshotStatement().compile().sql).toMatchSnapshot('a snapshot');
});
const id = '018f0000-0000-7000-8000-000000000000';
const lotStatement = () => findLot(searches, id, { accountId: null, atDesk: false });
const snapshotStatement = () => findSnapshot(searches, id);
