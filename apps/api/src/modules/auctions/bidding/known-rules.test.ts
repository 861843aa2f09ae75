import { describe, expect, it } from 'vitest';
import { currentRules, knownRules, rulesOf, rulesVersion1 } from './known-rules.ts';

describe('the known versions of the rules', () => {
  // Finished lots are verified with these numbers. If this fails, add a version instead of changing one.
  it('keeps the numbers of version 1', () => {
    expect(JSON.stringify(rulesVersion1)).toBe(
      '{"version":1,"increments":[[0,100],[5000,250],[25000,500],[50000,1000],[100000,2500]],' +
        '"softCloseMinutes":{"online":5,"live":1,"sealed":0},"maxExtensionMinutes":60}',
    );
  });

  it('numbers the versions from 1 and opens lots with one of them', () => {
    expect(knownRules.map(({ version }) => version)).toEqual(knownRules.map((_, place) => place + 1));
    expect(knownRules).toContain(currentRules);
  });

  it.each(knownRules)(
    'gives version $version an increment at every price, and an end that the table of lots allows',
    (rules) => {
      const prices = rules.increments.map(([from]) => from);
      expect(prices[0]).toBe(0);
      expect(prices).toEqual(prices.toSorted((one, two) => one - two));
      expect(Math.min(...rules.increments.map(([, increment]) => increment))).toBeGreaterThan(0);
      // An extension of a sealed lot would reveal a bid.
      expect(rules.softCloseMinutes.sealed).toBe(0);
      // The constraint lots_end_within_an_hour would refuse a later end, and with it every bid of the batch.
      expect(rules.maxExtensionMinutes).toBeLessThanOrEqual(60);
    },
  );

  it('reads version 1 from a lot that was opened without rules', () => {
    expect(rulesOf({ rules: null })).toBe(rulesVersion1);
    expect(rulesOf({ rules: { ...rulesVersion1, version: 2 } })).toMatchObject({ version: 2 });
  });
});
