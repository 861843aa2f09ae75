import { describe, expect, it } from 'vitest';
import { computeRentalSums, unitsOf } from './rental-sum.ts';

const rates = { currency: 'USD', hourlyRate: 60, dailyRate: 400, weeklyRate: 2_200 };

describe('the cost of a rental', () => {
  it('[DE-023] is computed by the hour, the day and the week, with the cheapest mix of weeks and days first', () => {
    const sums = computeRentalSums(rates, { start: '2026-11-16', end: '2026-11-24' });
    expect(sums.map(({ period, total }) => [period, total])).toEqual([
      ['combined', 2_600],
      ['daily', 3_200],
      ['hourly', 3_840],
      ['weekly', 4_400],
    ]);
    expect(sums[0]?.parts).toEqual([
      { unit: 'weekly', units: 1, rate: 2_200 },
      { unit: 'daily', units: 1, rate: 400 },
    ]);
    expect(computeRentalSums(rates, { start: '2026-11-16', end: '2026-11-16' })[0]?.total).toBe(400);
  });

  it('[DE-023] keeps the three decimals of a dinar', () => {
    const dinars = { currency: 'KWD', hourlyRate: null, dailyRate: 12.345, weeklyRate: null };
    expect(computeRentalSums(dinars, { start: '2026-11-16', end: '2026-11-19' })[0]?.total).toBe(37.035);
  });

  it('is empty without valid days, and offers no unit without a rate', () => {
    expect(computeRentalSums(rates, { start: '2026-11-16', end: '' })).toEqual([]);
    expect(computeRentalSums(rates, { start: '2026-11-16', end: '2026-11-15' })).toEqual([]);
    expect(unitsOf({ ...rates, hourlyRate: null })).toEqual(['daily', 'weekly']);
  });
});
