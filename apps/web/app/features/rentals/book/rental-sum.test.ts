import { describe, expect, it } from 'vitest';
import { computeRentalSum, periodsOf } from './rental-sum.ts';

describe('the cost of a rental', () => {
  it('[DE-023] is computed by the hour, the day or the week, with a same-day rental as one day', () => {
    const week = { start: '2026-11-16', end: '2026-11-24' };
    expect(computeRentalSum(60, 'USD', 'hourly', week)).toEqual({ days: 8, units: 64, rate: 60, total: 3_840 });
    expect(computeRentalSum(400, 'USD', 'daily', week)).toEqual({ days: 8, units: 8, rate: 400, total: 3_200 });
    expect(computeRentalSum(2_200, 'USD', 'weekly', week)).toEqual({ days: 8, units: 2, rate: 2_200, total: 4_400 });
    expect(computeRentalSum(400, 'USD', 'daily', { start: '2026-11-16', end: '2026-11-16' })?.total).toBe(400);
  });

  it('[DE-023] keeps the three decimals of a dinar', () => {
    expect(computeRentalSum(12.345, 'KWD', 'daily', { start: '2026-11-16', end: '2026-11-19' })?.total).toBe(37.035);
  });

  it('is undefined without valid days, and offers no period without a rate', () => {
    expect(computeRentalSum(400, 'USD', 'daily', { start: '2026-11-16', end: '' })).toBeUndefined();
    expect(computeRentalSum(400, 'USD', 'daily', { start: '2026-11-16', end: '2026-11-15' })).toBeUndefined();
    expect(periodsOf({ hourlyRate: null, dailyRate: 400, weeklyRate: 2_200 })).toEqual(['daily', 'weekly']);
  });
});
