import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceedsApprovalLimit, validateChoices } from '../awards/award-rules.ts';
import {
  type Answer,
  type Compared,
  compareOffers,
  computePriceNearness,
  computeTotals,
  convertCurrency,
  type Offer,
  type Weights,
} from './compare-rules.ts';

const rates = new Map([
  ['USD', 1],
  ['AED', 0.25],
  ['KWD', 3],
]);
const weights: Weights = { price: 70, lead: 15, score: 15 };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 8, minute));
const answers: Answer[] = [
  { id: 'a', receivedAt: at(2), score: 80 },
  { id: 'b', receivedAt: at(1), score: null },
  { id: 'c', receivedAt: at(3), score: 50 },
];
const offer = (answerId: string, over: Partial<Offer> = {}): Offer => ({
  answerId,
  line: 1,
  option: 1,
  price: 100_000,
  currency: 'USD',
  leadDays: 10,
  mode: 'buy',
  ...over,
});
const line = { line: 1, quantity: 2, mode: 'buy' } as const;
const shown = ({ answerId, option, unit, total, points, best }: Compared) => [
  answerId,
  option,
  unit,
  total,
  points,
  best,
];

describe('[PR-005] the comparison', () => {
  it('computes the same prices, points and totals as a calculation by hand', () => {
    const compared = compareOffers({
      currency: 'USD',
      rates,
      weights,
      lines: [line],
      answers,
      offers: [
        offer('a'),
        // 3,200 dirhams are 800 dollars. Without a score only the 85 points of price and lead time count.
        offer('b', { price: 320_000, currency: 'AED', leadDays: 20 }),
        // 400 dinars of a thousand fils are 1,200 dollars.
        offer('c', { price: 400_000, currency: 'KWD', leadDays: 5 }),
      ],
    });
    expect(compared.map(shown)).toEqual([
      // 70 × 800/1,000 + 15 × 5/10 + 15 × 0.8
      ['a', 1, 100_000, 200_000, 75.5, false],
      // (70 × 1 + 15 × 5/20) / 85
      ['b', 1, 80_000, 160_000, 86.76, true],
      // 70 × 800/1,200 + 15 × 1 + 15 × 0.5
      ['c', 1, 120_000, 240_000, 69.17, false],
    ]);
    expect([...computeTotals({ lines: [line], answers }, compared).values()]).toEqual([200_000, 160_000, 240_000]);
    expect(computePriceNearness([line], compared)).toEqual(
      new Map([
        ['a', 80],
        ['b', 100],
        ['c', 67],
      ]),
    );
  });

  it('counts delivery from stock as one day', () => {
    const all = { currency: 'USD', rates, weights: { price: 0, lead: 100, score: 0 }, lines: [line], answers };
    const offers = [offer('a', { leadDays: 0 }), offer('b', { leadDays: 1 }), offer('c', { leadDays: 4 })];
    expect(compareOffers({ ...all, offers }).map(({ points }) => points)).toEqual([100, 100, 25]);
  });

  it('prefers the earlier answer if points are equal', () => {
    const all = { currency: 'USD', rates, weights: { price: 100, lead: 0, score: 0 }, lines: [line], answers };
    const compared = compareOffers({ ...all, offers: [offer('a'), offer('b'), offer('b', { option: 2 })] });
    expect(compared.filter(({ best }) => best).map(({ answerId, option }) => [answerId, option])).toEqual([['b', 1]]);
  });

  it('compares an unrequested rental only with rentals and ranks it behind requested offers', () => {
    const rental = offer('c', { mode: 'rent', price: 5_000 });
    const all = { currency: 'USD', rates, weights, lines: [line], answers };
    const both = compareOffers({ ...all, offers: [offer('a'), rental] });
    expect(both.map(({ answerId, best }) => [answerId, best])).toEqual([
      ['a', true],
      ['c', false],
    ]);
    expect(both[0]?.points).toBe(compareOffers({ ...all, offers: [offer('a')] })[0]?.points);
    expect(compareOffers({ ...all, offers: [rental] })[0]?.best).toBe(true);
    expect(computePriceNearness([line], both).size).toBe(0);
  });

  it('has no total for an answer that leaves a line out, and no points if only a missing score counts', () => {
    const lines = [line, { ...line, line: 2 }];
    const all = { currency: 'USD', rates, weights: { price: 0, lead: 0, score: 100 }, lines, answers };
    const compared = compareOffers({ ...all, offers: [offer('a'), offer('a', { line: 2 }), offer('b')] });
    expect([...computeTotals({ lines, answers }, compared).values()]).toEqual([400_000, null, null]);
    expect(compared.map(({ points }) => points)).toEqual([80, 0, 80]);
  });

  it('keeps the decimals of a currency and never converts a price to zero', () => {
    expect(convertCurrency(1_234, 'KWD', 'KWD', rates)).toBe(1_234);
    // 1.234 dinars are 3.702 dollars.
    expect(convertCurrency(1_234, 'KWD', 'USD', rates)).toBe(370);
    expect(convertCurrency(370, 'USD', 'KWD', rates)).toBe(1_233);
    expect(convertCurrency(1, 'AED', 'USD', rates)).toBe(1);
  });
});

const codes = ['USD', 'AED', 'KWD'] as const;
const anOffer = fc.record({
  answerId: fc.constantFrom('a', 'b', 'c'),
  line: fc.constantFrom(1, 2),
  option: fc.constantFrom(1, 2, 3),
  price: fc.integer({ min: 1, max: 1e9 }),
  currency: fc.constantFrom(...codes),
  leadDays: fc.integer({ min: 0, max: 1_000 }),
  mode: fc.constantFrom('buy' as const, 'rent' as const),
});
const someOffers = fc.uniqueArray(anOffer, {
  minLength: 1,
  maxLength: 12,
  selector: ({ answerId, line, option }) => `${answerId} ${line} ${option}`,
});
const someWeights = fc.tuple(fc.nat(100), fc.nat(100)).map(([one, two]): Weights => {
  const [low, high] = [Math.min(one, two), Math.max(one, two)];
  return { price: low, lead: high - low, score: 100 - high };
});
const lines = [line, { line: 2, quantity: 7, mode: 'rent' as const }];
const compareAll = (offers: readonly Offer[], by: Weights, currency: string = 'USD') =>
  compareOffers({ currency, rates, weights: by, lines, answers, offers });

describe('the comparison of random offers', () => {
  it('gives 0 to 100 points and marks one best offer per line, which has the most points of its mode', () => {
    fc.assert(
      fc.property(someOffers, someWeights, fc.constantFrom(...codes), (offers, by, currency) => {
        const compared = compareAll(offers, by, currency);
        expect(compared.length).toBe(offers.length);
        for (const { points, unit, total, line: number } of compared) {
          expect(points >= 0 && points <= 100 && unit >= 1).toBe(true);
          expect(total).toBe(unit * (lines.find((one) => one.line === number)?.quantity ?? 0));
        }
        for (const asked of lines) {
          const own = compared.filter((one) => one.line === asked.line);
          const best = own.filter((one) => one.best);
          expect(best.length).toBe(own.length ? 1 : 0);
          const alike = own.filter(({ mode }) => mode === best[0]?.mode);
          expect(alike.every(({ points }) => points <= (best[0]?.points ?? 0))).toBe(true);
          if (own.some(({ mode }) => mode === asked.mode)) expect(best[0]?.mode).toBe(asked.mode);
        }
      }),
    );
  });

  it('does not depend on the order in which offers are read', () => {
    fc.assert(
      fc.property(someOffers, someWeights, (offers, by) => {
        const key = ({ answerId, line: number, option }: Offer) => `${number} ${answerId} ${option}`;
        const sorted = (all: readonly Compared[]) => all.toSorted((one, two) => key(one).localeCompare(key(two)));
        expect(sorted(compareAll(offers.toReversed(), by))).toEqual(sorted(compareAll(offers, by)));
      }),
    );
  });

  it('does not take points from an offer that becomes cheaper or faster, or add points to the others', () => {
    fc.assert(
      fc.property(someOffers, someWeights, fc.nat(1e6), fc.integer({ min: 1, max: 1e9 }), (offers, by, seed, price) => {
        const place = seed % offers.length;
        const chosen = offers[place] as Offer;
        const better = { ...chosen, price: Math.min(price, chosen.price), leadDays: Math.floor(chosen.leadDays / 2) };
        const pointsOf = (all: readonly Offer[]) => {
          const compared = compareAll(all, by);
          return all.map(
            (one) =>
              compared.find(
                (two) => two.answerId === one.answerId && two.line === one.line && two.option === one.option,
              )?.points ?? 0,
          );
        };
        const [before, now] = [pointsOf(offers), pointsOf(offers.with(place, better as (typeof offers)[number]))];
        for (const [at, points] of now.entries())
          expect(at === place ? points >= (before[at] ?? 0) : points <= (before[at] ?? 0)).toBe(true);
      }),
    );
  });

  it('keeps price nearness between 0 and 100, and the lowest price of a compared line has 100', () => {
    fc.assert(
      fc.property(someOffers, (offers) => {
        const compared = compareAll(offers, weights);
        for (const asked of lines) {
          const near = [...computePriceNearness([asked], compared).values()];
          expect(near.every((one) => one >= 0 && one <= 100)).toBe(true);
          if (near.length > 0) expect(Math.max(...near)).toBe(100);
        }
      }),
    );
  });
});

describe('a choice of offers', () => {
  const offers = [
    { ...offer('a'), validUntil: '2026-12-01' },
    { ...offer('b', { price: 120_000 }), validUntil: '2026-12-01' },
    { ...offer('c', { price: 130_000, leadDays: 60 }), validUntil: '2026-11-14' },
  ];
  const compared = compareOffers({ currency: 'USD', rates, weights, lines: [line], answers, offers });
  type Chosen = [answerId: string, quantity: number, line?: number, option?: number];
  const choose = (...chosen: Chosen[]) => {
    const choices = chosen.map(([answerId, quantity, line = 1, option = 1]) => ({ answerId, quantity, line, option }));
    return validateChoices(choices, [line], compared, '2026-11-15');
  };
  it('is plain for the best offer alone, and not for another offer or a split', () => {
    expect(choose(['a', 2])).toMatchObject({ total: 200_000, plain: true });
    expect(choose(['a', 1])).toMatchObject({ total: 100_000, plain: true });
    expect(choose(['b', 2])).toMatchObject({ total: 240_000, plain: false });
    expect(choose(['a', 1], ['b', 1])).toMatchObject({ total: 220_000, plain: false });
  });
  it('is refused if it exceeds the quantity, names an unknown offer, repeats an offer or is empty', () => {
    const wrong: Chosen[][] = [
      [['a', 3]],
      [
        ['a', 2],
        ['b', 1],
      ],
      [['x', 1]],
      [['a', 1, 2]],
      [['a', 1, 1, 2]],
      [
        ['a', 1],
        ['a', 1],
      ],
      [],
    ];
    for (const one of wrong) expect([one, choose(...one)]).toEqual([one, { fault: 'rfq.offer' }]);
  });
  it('is refused for an expired offer', () => {
    expect(choose(['c', 1])).toEqual({ fault: 'rfq.offer_expired' });
  });

  it('needs a second member above the limit, in dollars and to the cent', () => {
    expect(exceedsApprovalLimit(1_000_000, 'USD', 1, 10_000)).toBe(false);
    expect(exceedsApprovalLimit(1_000_001, 'USD', 1, 10_000)).toBe(true);
    expect(exceedsApprovalLimit(600_000, 'USD', 1, 10_000, 4_000)).toBe(false);
    expect(exceedsApprovalLimit(600_001, 'USD', 1, 10_000, 4_000)).toBe(true);
    expect(exceedsApprovalLimit(1, 'USD', 1, 0)).toBe(true);
    // 3,672.50 dirhams are 1,000.00 dollars.
    expect(exceedsApprovalLimit(367_250, 'AED', 0.272294, 1_000)).toBe(false);
    // 1,000 dinars of a thousand fils.
    expect(exceedsApprovalLimit(1_000_000, 'KWD', 3, 2_999)).toBe(true);
  });
});
