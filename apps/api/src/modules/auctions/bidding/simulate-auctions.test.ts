import { afterAll, beforeAll, expect, it } from 'vitest';
import { testParts } from '../../../../test/harness.ts';
import { simulateAuctions } from './simulate-auctions.ts';

let test: Awaited<ReturnType<typeof testParts>>;
beforeAll(async () => {
  test = await testParts();
});
afterAll(() => test.stop());

it('[AU-067] ends random lots as the plain model does, with logs that verify', async () => {
  const tally = await simulateAuctions(test.parts.db, { lots: 500, seed: 20_261_115 });
  expect(tally.differences).toEqual([]);
  expect(tally.lots).toBe(500);
  // The random bids reach all cases: accepted, refused, sold, passed and extended.
  expect(tally.accepted).toBeGreaterThan(1_000);
  expect(tally.bids - tally.accepted).toBeGreaterThan(1_000);
  expect(Math.min(tally.sold, tally.lots - tally.sold, tally.extended)).toBeGreaterThan(20);
}, 120_000);
