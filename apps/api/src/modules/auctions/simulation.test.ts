import { afterAll, beforeAll, expect, it } from 'vitest';
import { testParts } from '../../../test/harness.ts';
import { simulate } from './simulation.ts';

let test: Awaited<ReturnType<typeof testParts>>;
beforeAll(async () => {
  test = await testParts();
});
afterAll(() => test.stop());

it('[AU-067] lots by the dice end as the plain model says, and their logs prove it', async () => {
  const tally = await simulate(test.parts.db, { lots: 500, seed: 20_261_115 });
  expect(tally.differences).toEqual([]);
  expect(tally.lots).toBe(500);
  // The dice do reach what they are for.
  expect(tally.accepted).toBeGreaterThan(1_000);
  expect(tally.bids - tally.accepted).toBeGreaterThan(1_000);
  expect(Math.min(tally.sold, tally.lots - tally.sold, tally.extended)).toBeGreaterThan(20);
}, 120_000);
