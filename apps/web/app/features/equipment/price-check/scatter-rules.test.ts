import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awayFromMedian, niceTicks, scatterOf } from './scatter-rules.ts';

describe('ticks', () => {
  it('are round and hold both ends', () => {
    expect(niceTicks(42_000, 118_000)).toEqual([40_000, 60_000, 80_000, 100_000, 120_000]);
    expect(niceTicks(100, 100)).toEqual([100, 150]);
  });

  it('are few, rise, and hold whatever there is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1e9, noNaN: true }),
        fc.double({ min: 0, max: 1e9, noNaN: true }),
        (low, more) => {
          const ticks = niceTicks(low, low + more);
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect(ticks.length).toBeLessThanOrEqual(7);
          expect(ticks[0]).toBeLessThanOrEqual(low);
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + more - 1e-6 * (low + more));
        },
      ),
    );
  });
});

describe('the chart', () => {
  const point = (year: number | null, priceUsd: number) => ({ _id: 'x', title: 'X', hours: null, year, priceUsd });
  const compared = (points: ReturnType<typeof point>[]) =>
    ({ basis: 'category', years: null, count: points.length, prices: null, points }) as const;

  it('puts old to the start and cheap to the bottom', () => {
    const { dots, own } = scatterOf(
      { ...compared([point(2010, 100), point(2020, 300)]) },
      { year: 2015, priceUsd: 200 },
    );
    expect(dots[0]?.across).toBeLessThan(own.across ?? 0);
    expect(dots[1]?.across).toBeGreaterThan(own.across ?? 1);
    expect(dots.map(({ up }) => up)).toEqual([0, 1]);
    expect(own.up).toBe(0.5);
  });

  it('leaves out what has no year, and stands with a single year', () => {
    const { dots, years } = scatterOf(
      { ...compared([point(null, 100), point(2020, 300)]) },
      { year: null, priceUsd: 5 },
    );
    expect(dots).toHaveLength(1);
    expect(dots[0]?.across).toBe(0.5);
    expect(years.map(({ year }) => year)).toEqual([2020]);
  });
});

it('says how far a price is from the middle', () => {
  expect(awayFromMedian(92, 100)).toBe(-8);
  expect(awayFromMedian(100.2, 100)).toBe(0);
});
