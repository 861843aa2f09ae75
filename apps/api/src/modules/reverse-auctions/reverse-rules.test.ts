import { reverseStates } from '@rigsouq/contract/reverse-auctions/states';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyerCan, canReadProof, stateForSuppliers } from './reverse-auctions.policy.ts';
import { ReverseModel } from './reverse-model.ts';
import { type Contest, maxNextTotal, type Offer, type Ruling, ranksOf, rule, sumOf } from './reverse-rules.ts';
import { standOf } from './reverse-stand-rules.ts';
import { nextState, type ReverseAction, stateAt } from './reverse-state.ts';

const MINUTE = 60_000;
const END = 60 * MINUTE;
const contest = (over: Partial<Contest> = {}): Contest => ({
  quantities: [2, 1],
  ceiling: 100_000,
  decrement: 100,
  overtimeMinutes: 2,
  overtimeRanks: 1,
  startsAt: 0,
  firstEndsAt: END,
  endsAt: END,
  standings: new Map(),
  ...over,
});

let place = 1;
/** Builds an offer with this total. The price of the second line, which has one piece, makes up the rest. */
const offer = (supplier: string, total: number, at = 1_000): Offer => {
  return { supplier, units: [1, total - 2], at, place: ++place };
};
function applyAll(before: Contest, ...offers: Offer[]): Contest {
  return offers.reduce((now, one) => {
    const ruling = rule(now, one);
    if (!ruling.accepted) throw new Error(ruling.code);
    return ruling.contest;
  }, before);
}
const codeOf = (ruling: Ruling) => (ruling.accepted ? 'accepted' : ruling.code);

describe('an offer', () => {
  it('has a total of the price of every line times its pieces', () => {
    expect(sumOf([300, 50], [2, 1])).toBe(650);
    const ruling = rule(contest(), { supplier: 'a', units: [300, 50], at: 1, place: 2 });
    expect(ruling).toMatchObject({ accepted: true, total: 650, rank: 1 });
  });

  it('is refused without one whole price for every line', () => {
    const units = (...all: number[]) => codeOf(rule(contest(), { supplier: 'a', units: all, at: 1, place: 2 }));
    expect([units(1), units(1, 2, 3), units(1, 0), units(1, 0.5), units(1, -1), units()]).toEqual(
      Array(6).fill('reverse.line'),
    );
    expect(units(1, 1)).toBe('accepted');
  });

  it('is accepted from the start until the end', () => {
    const late = (at: number) => codeOf(rule(contest({ startsAt: 10 }), offer('a', 90_000, at)));
    expect([late(9), late(10), late(END - 1), late(END)]).toEqual([
      'reverse.not_open',
      'accepted',
      'accepted',
      'reverse.over',
    ]);
  });

  it('[PR-008] stays within the ceiling at first, and then below the own last one by the decrement, rounded down', () => {
    const open = contest();
    expect(rule(open, offer('a', 100_001))).toMatchObject({ code: 'reverse.too_high', facts: { most: 100_000 } });
    const one = applyAll(open, offer('a', 99_999));
    expect(maxNextTotal(one, 'a')).toBe(98_999);
    expect(codeOf(rule(one, offer('a', 99_000)))).toBe('reverse.too_high');
    expect(codeOf(rule(one, offer('a', 98_999)))).toBe('accepted');
    // It may be above the offers of others, which are measured by their own last offers.
    expect(rule(one, offer('b', 100_000))).toMatchObject({ accepted: true, rank: 2 });
    expect(
      maxNextTotal(contest({ standings: new Map([['a', { total: 9_007_199_254_740_991, place: 1 }]]) }), 'a'),
    ).toBe(8_917_127_262_193_581);
    // The offers of others make no difference.
    expect(maxNextTotal(applyAll(one, offer('b', 10)), 'a')).toBe(98_999);
  });

  it('is too high when its total is not a safe integer', () => {
    const huge = { supplier: 'a', units: [Number.MAX_SAFE_INTEGER, 1], at: 1, place: 2 };
    expect(codeOf(rule(contest(), huge))).toBe('reverse.too_high');
  });
});

describe('the ranking', () => {
  it('[PR-008] orders by the total, and of equal totals the earlier one first', () => {
    const now = applyAll(contest(), offer('a', 5_000), offer('b', 4_000), offer('c', 5_000), offer('d', 4_000));
    expect(ranksOf(now.standings)).toEqual(['b', 'd', 'a', 'c']);
    // A new offer with the total of another one counts as the later one.
    expect(ranksOf(applyAll(now, offer('a', 4_000)).standings)).toEqual(['b', 'd', 'a', 'c']);
    expect(ranksOf(applyAll(now, offer('c', 3_000)).standings)).toEqual(['c', 'b', 'd', 'a']);
  });
});

describe('the overtime', () => {
  const led = applyAll(contest({ overtimeRanks: 2 }), offer('a', 5_000), offer('b', 6_000), offer('c', 7_000));
  const late = END - MINUTE;
  const endAfter = (supplier: string, total: number, at = late, from = led) =>
    applyAll(from, offer(supplier, total, at)).endsAt;

  it('[PR-008] moves the end after a change among the first ranks in the last minutes', () => {
    expect(endAfter('b', 4_000)).toBe(late + 2 * MINUTE);
    expect(endAfter('c', 5_500)).toBe(late + 2 * MINUTE);
    expect(endAfter('b', 4_000, END - 2 * MINUTE - 1)).toBe(END);
    expect(endAfter('b', 4_000, END - 2 * MINUTE)).toBe(END);
  });

  it('does not move the end when the first ranks stay the same', () => {
    expect(endAfter('a', 4_000)).toBe(END);
    expect(endAfter('b', 5_500)).toBe(END);
    expect(endAfter('c', 6_500)).toBe(END);
    expect(endAfter('d', 8_000)).toBe(END);
    expect(endAfter('d', 8_000, late, { ...led, overtimeRanks: 3 })).toBe(END);
    expect(endAfter('d', 6_500, late, { ...led, overtimeRanks: 3 })).toBe(late + 2 * MINUTE);
  });

  it('ends at most an hour after the first end', () => {
    const long = { ...led, endsAt: END + 59 * MINUTE };
    expect(endAfter('b', 4_000, END + 58.5 * MINUTE, long)).toBe(END + 60 * MINUTE);
    expect(endAfter('b', 4_000, END + 59.5 * MINUTE, { ...led, endsAt: END + 60 * MINUTE })).toBe(END + 60 * MINUTE);
  });
});

describe('a random sequence of offers', () => {
  const auctions = fc.record({
    quantities: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
    ceiling: fc.integer({ min: 50, max: 5_000 }),
    decrement: fc.integer({ min: 5, max: 60 }).map((steps) => steps * 5),
    overtimeMinutes: fc.constantFrom(1, 2, 3, 5, 10),
    overtimeRanks: fc.constantFrom(1, 2, 3),
  });
  const offers = fc.array(
    fc.record({
      supplier: fc.constantFrom('a', 'b', 'c', 'd'),
      units: fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1, maxLength: 3 }),
      wait: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 * MINUTE }), fc.integer({ min: 0, max: END / 4 })),
    }),
    { maxLength: 40 },
  );

  it('lowers totals only, keeps ranks unique, and moves the end only forward within its hour', () => {
    fc.assert(
      fc.property(auctions, offers, (settings, steps) => {
        let now = contest(settings);
        let at = 0;
        for (const [n, { supplier, units, wait }] of steps.entries()) {
          at += wait;
          const ruling = rule(now, { supplier, units, at, place: n + 2 });
          if (!ruling.accepted) continue;
          const [before, own] = [now.standings.get(supplier), ruling.contest.standings.get(supplier)];
          expect(own?.total).toBe(ruling.total);
          if (before) expect(ruling.total).toBeLessThan(before.total);
          expect(ruling.total).toBeLessThanOrEqual(settings.ceiling);
          const order = ranksOf(ruling.contest.standings);
          expect(order[ruling.rank - 1]).toBe(supplier);
          expect(new Set(order).size).toBe(order.length);
          expect(ruling.contest.endsAt).toBeGreaterThanOrEqual(now.endsAt);
          expect(ruling.contest.endsAt).toBeLessThanOrEqual(END + 60 * MINUTE);
          now = ruling.contest;
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('limits the next offer of a supplier independently of the others', () => {
    fc.assert(
      fc.property(auctions, offers, (settings, steps) => {
        let [all, alone] = [contest(settings), contest(settings)];
        for (const [n, { supplier, units }] of steps.entries()) {
          const one = { supplier, units, at: 1, place: n + 2 };
          const ruling = rule(all, one);
          if (ruling.accepted) all = ruling.contest;
          const own = rule(alone, one);
          if (supplier === 'a') expect(codeOf(own)).toBe(codeOf(ruling));
          if (supplier === 'a' && own.accepted) alone = own.contest;
          expect(maxNextTotal(all, 'a')).toBe(maxNextTotal(alone, 'a'));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('agrees with the simple model', () => {
    fc.assert(
      fc.property(auctions, offers, (settings, steps) => {
        const { quantities: pieces, decrement, ...rules } = settings;
        const model = new ReverseModel({
          ...rules,
          pieces,
          decrement: decrement / 100,
          opens: 0,
          ends: END,
          stands: [],
        });
        let now = contest(settings);
        let at = 0;
        for (const [n, { supplier, units, wait }] of steps.entries()) {
          at += wait;
          const ruling = rule(now, { supplier, units, at, place: n + 2 });
          expect(model.offer({ supplier, prices: units, at }) === null).toBe(ruling.accepted);
          if (ruling.accepted) now = ruling.contest;
          expect(ranksOf(now.standings)).toEqual(model.ranking().map((one) => one.supplier));
          expect([now.endsAt, maxNextTotal(now, supplier)]).toEqual([model.ends().at(-1), model.most(supplier)]);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the state of an auction', () => {
  const actions: Record<'buyer' | 'supplier' | 'clock', ReverseAction[]> = {
    buyer: ['cancel', 'close', 'award', 'propose', 'approve', 'reject'],
    supplier: ['offer'],
    clock: ['start', 'end'],
  };

  it('allows only these transitions', () => {
    const possible = (['buyer', 'supplier', 'clock'] as const).flatMap((side) =>
      reverseStates.flatMap((state) =>
        Object.values(actions)
          .flat()
          .flatMap((act) => {
            const to = nextState(act, side, state);
            return to ? [`${side} ${act}: ${state} > ${to}`] : [];
          }),
      ),
    );
    expect(possible).toMatchInlineSnapshot(`
      [
        "buyer cancel: scheduled > cancelled",
        "buyer cancel: live > cancelled",
        "buyer close: ended > closed",
        "buyer award: ended > awarded",
        "buyer propose: ended > approval",
        "buyer close: approval > closed",
        "buyer approve: approval > awarded",
        "buyer reject: approval > ended",
        "supplier offer: live > live",
        "clock start: scheduled > live",
        "clock end: live > ended",
      ]
    `);
  });

  it('follows the clock without a worker', () => {
    const at = (state: (typeof reverseStates)[number], now: number) =>
      stateAt({ state, startsAt: 10, endsAt: 20 }, now);
    expect([at('scheduled', 9), at('scheduled', 10), at('scheduled', 20)]).toEqual(['scheduled', 'live', 'ended']);
    expect([at('live', 19), at('live', 20), at('cancelled', 30), at('awarded', 30)]).toEqual([
      'live',
      'ended',
      'cancelled',
      'awarded',
    ]);
  });

  it('decides which actions the buyer has', () => {
    const can = (state: (typeof reverseStates)[number], over = {}) =>
      buyerCan({ state, offers: true, decides: false, ...over });
    expect(can('live')).toEqual({ cancel: true, close: false, award: false, approve: false });
    expect(can('ended')).toEqual({ cancel: false, close: true, award: true, approve: false });
    expect(can('ended', { offers: false })).toEqual({ cancel: false, close: true, award: false, approve: false });
    expect(can('approval', { decides: true })).toEqual({ cancel: false, close: true, award: false, approve: true });
    expect([can('approval').approve, can('ended', { decides: true }).approve]).toEqual([false, false]);
  });

  it('hides the approval from suppliers and gives them their own position', () => {
    expect(reverseStates.map(stateForSuppliers)).toEqual([
      'scheduled',
      'live',
      'ended',
      'ended',
      'awarded',
      'closed',
      'cancelled',
    ]);
    const stands = (offered: boolean, won = false) => reverseStates.map((state) => standOf({ state, offered, won }));
    expect(stands(false)).toEqual(['invited', 'invited', 'ended', 'ended', 'ended', 'ended', 'ended']);
    expect(stands(true)).toEqual(['offered', 'offered', 'offered', 'offered', 'lost', 'ended', 'ended']);
    expect(stands(true, true)[4]).toBe('won');
    expect(reverseStates.map(canReadProof)).toEqual([false, false, true, true, true, true, true]);
  });
});
