import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMajor, toMinor } from './money.ts';

describe('money', () => {
  it('[CA-023] keeps its amount in a round trip, with the digits of its currency', () => {
    expect(toMinor(1.234, 3)).toBe(1234);
    expect(toMajor(1234, 3)).toBe(1.234);
    expect(toMinor(19.99, 2)).toBe(1999);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), fc.constantFrom(2, 3), (minor, digits) => {
        expect(toMinor(toMajor(minor, digits), digits)).toBe(minor);
      }),
    );
  });

  it('refuses an amount that is finer than the currency, too large or not a number', () => {
    for (const amount of [1.005, 0.001, 5e-324, 2 ** 60, Number.NaN, Number.POSITIVE_INFINITY])
      expect([amount, toMinor(amount, 2)]).toEqual([amount, undefined]);
  });
});
