import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLate, dueOn, mainCategory, netOf, vatOf, vatRateOn } from './order-rules.ts';

describe('the VAT rules', () => {
  const rates = [
    { country: 'sa', since: '2018-01-01', rate: 500 },
    { country: 'sa', since: '2020-07-01', rate: 1500 },
    { country: 'ae', since: '2018-01-01', rate: 500 },
  ];
  it('applies the rate of the country on the day', () => {
    const on = (country: string, day: string) => vatRateOn(rates, country, day);
    expect([on('sa', '2017-12-31'), on('sa', '2018-01-01'), on('sa', '2020-06-30')]).toEqual([0, 500, 500]);
    expect([on('sa', '2020-07-01'), on('ae', '2026-11-15'), on('qa', '2026-11-15')]).toEqual([1500, 500, 0]);
  });

  it('rounds half up to the smallest coin', () => {
    expect([vatOf(10, 500), vatOf(9, 500), vatOf(30, 500), vatOf(100_000, 1500)]).toEqual([1, 0, 2, 15_000]);
    // This amount times the rate is more than a double holds exactly.
    expect(vatOf(9_007_199_254_740_991, 500)).toBe(450_359_962_737_050);
  });

  it('differs from the exact VAT by half a coin at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), fc.nat(10_000), (net, rate) => {
        expect(Math.abs(vatOf(net, rate) * 10_000 - net * rate)).toBeLessThanOrEqual(5_000);
      }),
    );
  });
});

describe('the rules of an order', () => {
  it('sets the due day to that of the last line, a rental not before its first day', () => {
    const buy = (leadDays: number) => ({ leadDays, mode: 'buy' as const, from: null });
    const rent = (leadDays: number, from: string | null) => ({ leadDays, mode: 'rent' as const, from });
    expect(dueOn([buy(0)], '2026-12-30')).toBe('2026-12-30');
    expect(dueOn([buy(3), buy(1)], '2026-12-30')).toBe('2027-01-02');
    expect(dueOn([rent(3, '2027-02-01'), buy(10)], '2026-12-30')).toBe('2027-02-01');
    expect(dueOn([rent(40, '2027-02-01')], '2026-12-30')).toBe('2027-02-08');
    expect(dueOn([rent(5, null)], '2026-12-30')).toBe('2027-01-04');
  });

  it('counts the days between the due day and the delivery', () => {
    expect(daysLate('2026-12-30', '2026-12-30')).toBe(0);
    expect(daysLate('2026-12-30', '2026-12-01')).toBe(0);
    expect(daysLate('2026-12-30', '2027-01-02')).toBe(3);
    expect(daysLate(null, '2027-01-02')).toBe(0);
  });

  it('adds up the lines up to the largest safe integer and picks the category with the largest amount', () => {
    expect(
      netOf([
        { unit: 30_000_050, quantity: 2 },
        { unit: 1, quantity: 3 },
      ]),
    ).toBe(60_000_103);
    expect(netOf([{ unit: 1e12, quantity: 100_000 }])).toBeUndefined();
    const part = (category: string, unit: number, quantity = 1) => ({ category, unit, quantity });
    expect(mainCategory([part('cranes', 100), part('loaders', 60), part('loaders', 25, 2)])).toBe('loaders');
  });
});
