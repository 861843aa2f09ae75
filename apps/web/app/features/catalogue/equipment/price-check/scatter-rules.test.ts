import { describe, expect, it } from 'vitest';
import { percentFromMedian, scatterOf } from './scatter-rules.ts';

describe('the price chart', () => {
  const point = (year: number | null, priceUsd: number) => ({ _id: 'x', title: 'X', hours: null, year, priceUsd });
  const compared = (points: ReturnType<typeof point>[]) =>
    ({ basis: 'category', years: null, count: points.length, prices: null, points }) as const;

  it('places older machines at the start and cheaper ones at the bottom', () => {
    const { dots, own } = scatterOf(
      { ...compared([point(2010, 100), point(2020, 300)]) },
      { year: 2015, priceUsd: 200 },
    );
    expect(dots[0]?.across).toBeLessThan(own.across ?? 0);
    expect(dots[1]?.across).toBeGreaterThan(own.across ?? 1);
    expect(dots.map(({ up }) => up)).toEqual([0, 1]);
    expect(own.up).toBe(0.5);
  });

  it('leaves out machines without a year and handles a single year', () => {
    const { dots, years } = scatterOf(
      { ...compared([point(null, 100), point(2020, 300)]) },
      { year: null, priceUsd: 5 },
    );
    expect(dots).toHaveLength(1);
    expect(dots[0]?.across).toBe(0.5);
    expect(years.map(({ year }) => year)).toEqual([2020]);
  });
});

it('returns how far a price is from the median', () => {
  expect(percentFromMedian(92, 100)).toBe(-8);
  expect(percentFromMedian(100.2, 100)).toBe(0);
});
