import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeSaving,
  fillMonths,
  resolveMonths,
  roundToCents,
  roundToHundredths,
  sumRest,
  sumSpend,
} from './report-rules.ts';

describe('the months of a report', () => {
  it('returns the last twelve months including this one by default', () => {
    const { all } = resolveMonths({}, '2026-03') ?? { all: [] };
    expect([all.length, all[0], all.at(-1)]).toEqual([12, '2025-04', '2026-03']);
    expect(resolveMonths({ to: '2024-02' }, '2026-03')?.all[0]).toBe('2023-03');
    expect(resolveMonths({ from: '2026-02' }, '2026-03')?.all).toEqual(['2026-02', '2026-03']);
  });

  it('starts and ends at midnight in the Gulf', () => {
    const { start, end } = resolveMonths({ from: '2025-12', to: '2026-02' }, '2026-03') ?? {};
    expect(start?.toISOString()).toBe('2025-11-30T20:00:00.000Z');
    expect(end?.toISOString()).toBe('2026-02-28T20:00:00.000Z');
  });

  it('refuses a first month after the last one and more than sixty months', () => {
    expect(resolveMonths({ from: '2026-03', to: '2026-02' }, '2026-03')).toBeUndefined();
    expect(resolveMonths({ from: '2027-01' }, '2026-03')).toBeUndefined();
    expect(resolveMonths({ from: '2021-04', to: '2026-03' }, '2026-03')?.all).toHaveLength(60);
    expect(resolveMonths({ from: '2021-03', to: '2026-03' }, '2026-03')).toBeUndefined();
    expect(resolveMonths({ from: '2000-01', to: '2099-12' }, '2026-03')).toBeUndefined();
  });

  it('includes months without an order', () => {
    const months = resolveMonths({ from: '2025-12', to: '2026-02' }, '2026-03');
    if (!months) throw new Error('no months');
    expect(fillMonths(months, [{ month: '2026-01', orders: 2 }], { orders: 0 })).toEqual([
      { month: '2025-12', orders: 0 },
      { month: '2026-01', orders: 2 },
      { month: '2026-02', orders: 0 },
    ]);
  });
});

describe('the savings of a report', () => {
  it('subtracts the ordered amount from the first offer, in per cent of the first offer', () => {
    expect(computeSaving({ orders: 2, first: 1_200, ordered: 1_000.004 })).toEqual({
      orders: 2,
      first: 1_200,
      ordered: 1_000,
      saved: 200,
      percent: 16.7,
    });
  });

  it('is negative when the order cost more, and has no per cent without a first offer', () => {
    expect(computeSaving({ orders: 1, first: 80, ordered: 100 })).toMatchObject({ saved: -20, percent: -25 });
    expect(computeSaving({ orders: 0, first: 0, ordered: 0 })).toMatchObject({ saved: 0, percent: null });
  });
});

describe('the sums of a report', () => {
  const spends = fc.array(
    fc.record({ orders: fc.integer({ min: 1, max: 99 }), net: fc.integer({ min: 1, max: 1e12 }).map((n) => n / 100) }),
    { maxLength: 40 },
  );

  it('adds up the shown suppliers and the rest to the total', () => {
    fc.assert(
      fc.property(spends, fc.integer({ min: 0, max: 20 }), (all, shown) => {
        const total = { ...sumSpend(all), suppliers: all.length };
        const top = all.slice(0, shown);
        const rest = sumRest(total, top) ?? { suppliers: 0, orders: 0, net: 0 };
        expect(rest.suppliers).toBe(all.length - top.length);
        expect(rest.orders + sumSpend(top).orders).toBe(total.orders);
        expect(roundToCents(rest.net + sumSpend(top).net)).toBeCloseTo(total.net, 1);
      }),
    );
  });

  it('has no rest when all suppliers are shown', () => {
    expect(sumRest({ suppliers: 1, orders: 3, net: 9.5 }, [{ orders: 3, net: 9.5 }])).toBeNull();
  });

  it('rounds to cents and to hundredths of an hour', () => {
    expect([roundToCents(0.1 + 0.2), roundToHundredths(1.006), roundToHundredths(undefined)]).toEqual([
      0.3,
      1.01,
      null,
    ]);
  });
});
