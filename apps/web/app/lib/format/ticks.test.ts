import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceTicks } from './ticks.ts';

describe('niceTicks', () => {
  it('returns round values that include both ends', () => {
    expect(niceTicks(42_000, 118_000)).toEqual([40_000, 60_000, 80_000, 100_000, 120_000]);
    expect(niceTicks(100, 100)).toEqual([100, 150]);
  });

  it('returns two to seven values that include any range', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e9, noNaN: true }),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        (low, more) => {
          const ticks = niceTicks(low, low + more);
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect(ticks.length).toBeLessThanOrEqual(7);
          // A multiple of the step may be off by the rounding of the last digits.
          expect(ticks[0]).toBeLessThanOrEqual(low + 4 * Number.EPSILON * low);
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + more - 1e-6 * (low + more));
        },
      ),
    );
  });
});
