import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rentalCost, rentalDays, rentalPeriods, rentalUnits } from './rental-price.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
const number = fc.integer({ min: 0, max: 730 });
const period = fc.constantFrom(...rentalPeriods);
const rate = fc.integer({ min: 1, max: 1e12 });

describe('a rental', () => {
  it('[DE-023] costs what the documented formula says', () => {
    expect(rentalDays('2026-11-15', '2026-11-18')).toBe(3);
    expect(rentalCost('hourly', 3, 6_000)).toBe(144_000);
    expect(rentalCost('daily', 3, 40_000)).toBe(120_000);
    for (const [days, weeks] of [
      [1, 1],
      [7, 1],
      [8, 2],
      [14, 2],
      [15, 3],
    ] as const)
      expect(rentalCost('weekly', days, 220_000)).toBe(weeks * 220_000);
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

  it('costs an exact multiple of its rate, and never less when it is longer', () => {
    fc.assert(
      fc.property(period, number, number, rate, (by, one, two, minor) => {
        const [less, more] = [Math.min(one, two) + 1, Math.max(one, two) + 1];
        const cost = rentalCost(by, more, minor);
        expect(Number.isSafeInteger(cost)).toBe(true);
        expect(BigInt(cost)).toBe(BigInt(rentalUnits(by, more)) * BigInt(minor));
        expect(rentalCost(by, less, minor)).toBeLessThanOrEqual(cost);
      }),
    );
  });

  it('is charged for every week that has started when it is rented by the week', () => {
    fc.assert(
      fc.property(number, (more) => {
        const days = more + 1;
        const weeks = rentalUnits('weekly', days);
        expect(weeks * 7).toBeGreaterThanOrEqual(days);
        expect((weeks - 1) * 7).toBeLessThan(days);
      }),
    );
  });
});
