import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type RentalPeriod,
  type RentalRates,
  rentalDays,
  rentalPrice,
  rentalPrices,
  rentalUnits,
} from './rental-price.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
const number = fc.integer({ min: 0, max: 729 });
const rate = fc.integer({ min: 1, max: 1e12 });
const rates = fc.record({ hourly: rate, daily: rate, weekly: rate });
const listed = { hourly: 6_000, daily: 40_000, weekly: 220_000 };
const cost = (period: RentalPeriod, days: number, given: RentalRates = listed) =>
  rentalPrice(period, days, given)?.cost;

describe('a rental', () => {
  it('[DE-023] costs what the documented formula says', () => {
    expect(rentalDays('2026-11-15', '2026-11-18')).toBe(3);
    expect(cost('hourly', 3)).toBe(144_000);
    expect(cost('daily', 3)).toBe(120_000);
    for (const [days, weeks] of [
      [1, 1],
      [7, 1],
      [8, 2],
      [14, 2],
      [15, 3],
    ] as const)
      expect(cost('weekly', days)).toBe(weeks * 220_000);
  });

  it('[DE-024] lasts one day when it starts and ends on the same day, and cannot end before it starts', () => {
    expect(rentalDays('2026-11-15', '2026-11-15')).toBe(1);
    expect(rentalDays('2026-11-15', '2026-11-16')).toBe(1);
    expect(rentalDays('2026-11-15', '2026-11-14')).toBeUndefined();
    expect(rentalDays('2026-02-29', '2026-03-01')).toBeUndefined();
  });

  it('lasts as many days as lie between its ends, and at least one', () => {
    fc.assert(
      fc.property(number, number, (first, length) => {
        expect(rentalDays(day(first), day(first + length))).toBe(Math.max(1, length));
      }),
    );
  });

  it('is offered in weeks and days when that is cheaper', () => {
    const [best, ...more] = rentalPrices(23, { hourly: 41_000, daily: 270_000, weekly: 1_400_000 });
    expect(best).toEqual({
      period: 'combined',
      cost: 4_740_000,
      parts: [
        { unit: 'weekly', units: 3, rate: 1_400_000 },
        { unit: 'daily', units: 2, rate: 270_000 },
      ],
    });
    expect(more.map(({ period }) => period)).toEqual(['weekly', 'daily', 'hourly']);
    expect(rentalPrices(7, listed).map(({ period }) => period)).toEqual(['weekly', 'daily', 'hourly']);
    expect(rentalPrices(3, { ...listed, hourly: 1_000 })[0]).toMatchObject({ period: 'hourly', cost: 24_000 });
    expect(rentalPrices(23, { daily: 5 }).map(({ period }) => period)).toEqual(['daily']);
    expect(rentalPrices(23, {})).toEqual([]);
  });

  it('is never offered above a documented price, and at the minimum of all splits of weeks and days', () => {
    fc.assert(
      fc.property(number, rates, (more, given) => {
        const days = more + 1;
        const offered = rentalPrices(days, given)[0]?.cost ?? Number.POSITIVE_INFINITY;
        const splits = Array.from(
          { length: 106 },
          (_, weeks) => weeks * given.weekly + Math.max(0, days - 7 * weeks) * given.daily,
        );
        const documented = rentalUnits.map((unit) => cost(unit, days, given) ?? 0);
        expect(offered).toBe(Math.min(...splits, ...documented));
      }),
    );
  });

  it('costs the exact sum of its parts, and never less when it is longer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...rentalUnits, 'combined' as const),
        number,
        number,
        rates,
        (period, one, two, given) => {
          const [less, more] = [Math.min(one, two) + 1, Math.max(one, two) + 1];
          const price = rentalPrice(period, more, given);
          const sum = price?.parts.reduce((all, part) => all + BigInt(part.units) * BigInt(part.rate), 0n);
          expect(Number.isSafeInteger(price?.cost)).toBe(true);
          expect(BigInt(price?.cost ?? 0)).toBe(sum);
          expect(cost(period, less, given)).toBeLessThanOrEqual(price?.cost ?? 0);
        },
      ),
    );
  });

  it('is charged for every week that has started when it is rented by the week', () => {
    fc.assert(
      fc.property(number, (more) => {
        const weeks = rentalPrice('weekly', more + 1, listed)?.parts[0]?.units ?? 0;
        expect(weeks * 7).toBeGreaterThanOrEqual(more + 1);
        expect((weeks - 1) * 7).toBeLessThan(more + 1);
      }),
    );
  });
});
