import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeFirstNet, type FirstOffer } from './first-offer-rules.ts';

/** One dirham is 0.25 dollars, and one dinar (three decimals) is 3 dollars. */
const rates = new Map([
  ['USD', 1],
  ['AED', 0.25],
  ['KWD', 3],
]);
const offer = (minute: number, price: number, over: Partial<FirstOffer> = {}): FirstOffer => ({
  answerId: `a${minute}`,
  line: 1,
  price,
  currency: 'USD',
  mode: 'buy',
  receivedAt: new Date(Date.UTC(2026, 10, 15, 10, minute)),
  ...over,
});
const placed = (price: number, quantity: number, line = 1, mode: 'buy' | 'rent' = 'buy') => {
  return { line, mode, price, quantity };
};

describe('the first offer of an order', () => {
  it('is the offer that was received first, from any supplier, times the ordered pieces', () => {
    const offers = [offer(20, 80_000), offer(5, 100_000), offer(10, 70_000)];
    expect(computeFirstNet([placed(70_000, 3)], offers, 'USD', rates)).toBe(300_000);
  });

  it('is converted to the currency of the order at the frozen rates', () => {
    const offers = [offer(1, 40_000, { currency: 'AED' }), offer(2, 9_000, { line: 2, currency: 'KWD' })];
    // AED 400 are USD 100; KWD 9 are USD 27.
    expect(computeFirstNet([placed(9_000, 2), placed(2_500, 1, 2)], offers, 'USD', rates)).toBe(2 * 10_000 + 2_700);
    // Dinars have three decimals: USD 100 are KWD 33.333.
    expect(computeFirstNet([placed(30_000, 1)], offers, 'KWD', rates)).toBe(33_333);
  });

  it('compares rentals with rentals and counts a line without a first offer at its own price', () => {
    const offers = [offer(1, 90_000), offer(2, 5_000, { mode: 'rent' })];
    expect(computeFirstNet([placed(4_000, 1, 1, 'rent')], offers, 'USD', rates)).toBe(5_000);
    expect(computeFirstNet([placed(80_000, 1), placed(7_000, 2, 2)], offers, 'USD', rates)).toBe(90_000 + 14_000);
  });

  it('is null if no line has one or if the total exceeds a safe integer', () => {
    expect(computeFirstNet([placed(80_000, 1)], [], 'USD', rates)).toBeNull();
    expect(computeFirstNet([placed(1, 100_000)], [offer(1, 2 ** 50)], 'USD', rates)).toBeNull();
  });

  it('does not depend on the order in which offers are read', () => {
    const someOffers = fc.array(
      fc.record({ minute: fc.integer({ min: 0, max: 5 }), price: fc.integer({ min: 1, max: 1e9 }) }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(someOffers, (all) => {
        const offers = all.map(({ minute, price }, at) => offer(minute, price, { answerId: `a${at}` }));
        const net = (read: FirstOffer[]) => computeFirstNet([placed(1, 2)], read, 'USD', rates);
        expect(net(offers.toReversed())).toBe(net(offers));
      }),
    );
  });
});
