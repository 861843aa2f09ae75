import { describe, expect, it } from 'vitest';
import { awayFromMedian, scatterOf } from './scatter-rules.ts';

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
