import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AuctionModel, type ModelRules } from './auction-model.ts';
import {
  type Bid,
  type BidDecision,
  type BiddingRules,
  type BiddingState,
  evaluateBid,
  incrementAt,
  isReserveMet,
  minimumBid,
  resultOf,
} from './bidding-rules.ts';
import { rulesVersion1 } from './known-rules.ts';

const MINUTE = 60_000;
const END = 24 * 60 * MINUTE;
const lot = (over: Partial<BiddingState> = {}): BiddingState => ({
  rules: rulesVersion1,
  kind: 'online',
  seller: 'seller',
  startPrice: 100,
  reserve: 1_000_000,
  startsAt: 0,
  firstEndsAt: END,
  endsAt: over.firstEndsAt ?? END,
  lead: null,
  ...over,
});
const noLimit = { total: 0, inThisLot: 0, limit: Number.POSITIVE_INFINITY };
const early = { at: 1_000 };

function accepted(bidding: BiddingState, bid: Omit<Bid, 'at'> & { at?: number }, exposure = noLimit): BiddingState {
  const ruling = evaluateBid(bidding, { ...early, ...bid }, exposure);
  if (!ruling.accepted) throw new Error(ruling.code);
  return ruling.bidding;
}
const codeOf = (ruling: BidDecision) => (ruling.accepted ? 'accepted' : ruling.code);
const refusal = (bidding: BiddingState, bid: Omit<Bid, 'at'> & { at?: number }, exposure = noLimit) =>
  codeOf(evaluateBid(bidding, { ...early, ...bid }, exposure));

describe('the increment', () => {
  it('[AU-031] is 100 under 5,000, 250 under 25,000, 500 under 50,000, 1,000 under 100,000, and 2,500 from there on', () => {
    const edges = [1, 4_999, 5_000, 24_999, 25_000, 49_999, 50_000, 99_999, 100_000, 5_000_000];
    const increments = edges.map((price) => incrementAt(rulesVersion1, price));
    expect(increments).toEqual([100, 100, 250, 250, 500, 500, 1_000, 1_000, 2_500, 2_500]);
  });
});

describe('the minimum bid', () => {
  it('is the starting price before the first bid, then the price plus one increment', () => {
    const open = lot({ startPrice: 1_500 });
    expect(minimumBid(open)).toBe(1_500);
    expect(refusal(open, { bidder: 'a', offer: 1_499 })).toBe('bid.too_low');
    expect(minimumBid(accepted(open, { bidder: 'a', offer: 4_950 }))).toBe(5_050);
    expect(minimumBid(accepted(open, { bidder: 'a', offer: 100_000 }))).toBe(102_500);
  });
});

describe('a maximum bid', () => {
  const led = accepted(lot(), { bidder: 'a', offer: 100, max: 3_000 });

  it('[AU-026] sets the price to the second-highest maximum plus one increment', () => {
    expect(led.lead).toEqual({ bidder: 'a', max: 3_000, price: 100 });
    expect(accepted(led, { bidder: 'b', offer: 500, max: 2_000 }).lead).toEqual({
      bidder: 'a',
      max: 3_000,
      price: 2_100,
    });
    expect(accepted(led, { bidder: 'b', offer: 500, max: 6_000 }).lead).toEqual({
      bidder: 'b',
      max: 6_000,
      price: 3_100,
    });
    expect(accepted(led, { bidder: 'b', offer: 5_000, max: 6_000 }).lead?.price).toBe(5_000);
    // The increment is that of the second-highest maximum, not that of the old price.
    const high = accepted(lot({ startPrice: 4_000 }), { bidder: 'a', offer: 4_000, max: 60_000 });
    expect(accepted(high, { bidder: 'b', offer: 5_000, max: 20_000 }).lead?.price).toBe(20_250);
    expect(accepted(high, { bidder: 'b', offer: 5_000, max: 70_000 }).lead?.price).toBe(61_000);
  });

  it('[AU-027] is never exceeded by the price', () => {
    expect(accepted(led, { bidder: 'b', offer: 2_950 }).lead).toEqual({ bidder: 'a', max: 3_000, price: 3_000 });
    expect(accepted(led, { bidder: 'b', offer: 3_050 }).lead).toEqual({ bidder: 'b', max: 3_050, price: 3_050 });
  });

  it('[AU-028] loses to an earlier maximum of the same amount', () => {
    for (const equal of [{ offer: 200, max: 3_000 }, { offer: 3_000, max: 3_000 }, { offer: 3_000 }])
      expect(accepted(led, { bidder: 'b', ...equal }).lead).toEqual({ bidder: 'a', max: 3_000, price: 3_000 });
  });

  it('[AU-029] does not change the price when the leader raises it', () => {
    const raised = accepted(led, { bidder: 'a', offer: 200, max: 9_000 });
    expect(raised.lead).toEqual({ bidder: 'a', max: 9_000, price: 100 });
    expect(refusal(raised, { bidder: 'a', offer: 200, max: 9_000 })).toBe('bid.maximum_not_raised');
  });

  it('[AU-030] raises the price to the reserve when it reaches the reserve', () => {
    const secret = lot({ reserve: 8_000 });
    const below = accepted(secret, { bidder: 'a', offer: 100, max: 7_999 });
    expect([below.lead?.price, isReserveMet(below)]).toEqual([100, false]);
    const there = accepted(below, { bidder: 'a', offer: 200, max: 8_000 });
    expect([there.lead?.price, isReserveMet(there)]).toEqual([8_000, true]);
    expect(accepted(secret, { bidder: 'a', offer: 100, max: 9_000 }).lead?.price).toBe(8_000);
  });

  it('is refused below the offer', () => {
    expect(refusal(lot(), { bidder: 'a', offer: 500, max: 499 })).toBe('bid.maximum_low');
  });
});

describe('the end of a lot', () => {
  it('[AU-032] moves to five minutes after a bid in the last five minutes, and stays for an earlier bid', () => {
    const at = (moment: number) => accepted(lot(), { bidder: 'a', offer: 100, at: moment }).endsAt;
    expect(at(END - 5 * MINUTE - 1)).toBe(END);
    expect(at(END - 5 * MINUTE)).toBe(END);
    expect(at(END - 2 * MINUTE)).toBe(END + 3 * MINUTE);
    expect(at(END - 1)).toBe(END + 5 * MINUTE - 1);
  });

  it('[AU-033] does not move more than 60 minutes past the first end', () => {
    const late = lot({ endsAt: END + 58 * MINUTE });
    const moved = accepted(late, { bidder: 'a', offer: 100, at: END + 57 * MINUTE });
    expect(moved.endsAt).toBe(END + 60 * MINUTE);
    expect(accepted(moved, { bidder: 'b', offer: 200, at: END + 60 * MINUTE - 1 }).endsAt).toBe(END + 60 * MINUTE);
    expect(refusal(moved, { bidder: 'b', offer: 200, at: END + 60 * MINUTE })).toBe('lot.closed');
  });

  it('[AU-034] does not move for a refused bid', () => {
    const refused = evaluateBid(lot(), { bidder: 'a', offer: 99, at: END - 1 }, noLimit);
    expect(refused).toEqual({ accepted: false, code: 'bid.too_low', facts: { minimumBid: 100 } });
  });

  it('[AU-039] refuses bids at or after it, and bids before the start', () => {
    const open = lot({ startsAt: 500 });
    expect(refusal(open, { bidder: 'a', offer: 100, at: END })).toBe('lot.closed');
    expect(refusal(open, { bidder: 'a', offer: 100, at: END - 1 })).toBe('accepted');
    expect(refusal(open, { bidder: 'a', offer: 100, at: 499 })).toBe('lot.not_open');
  });
});

describe('the type of an auction', () => {
  it('[AU-038] refuses a maximum in a Live auction, and extends it only for bids in the last minute', () => {
    const live = lot({ kind: 'live' });
    expect(refusal(live, { bidder: 'a', offer: 100, max: 500 })).toBe('bid.no_maximum');
    const led = accepted(live, { bidder: 'a', offer: 100, at: END - 2 * MINUTE });
    expect(led.endsAt).toBe(END);
    expect(refusal(led, { bidder: 'a', offer: 300 })).toBe('bid.leading');
    expect(accepted(led, { bidder: 'b', offer: 200, at: END - MINUTE / 2 }).endsAt).toBe(END + MINUTE / 2);
    const late = lot({ kind: 'live', endsAt: END + 60 * MINUTE - 10 });
    expect(accepted(late, { bidder: 'a', offer: 100, at: END + 60 * MINUTE - 20 }).endsAt).toBe(END + 60 * MINUTE);
  });

  it('[AU-036] lets a Sealed Bid amount change until the end; the highest wins, or the earlier of two equal ones', () => {
    const sealed = lot({ kind: 'sealed', reserve: 400 });
    const after = accepted(sealed, { bidder: 'a', offer: 500, at: END - 1 });
    expect([after.lead, after.endsAt, minimumBid(after)]).toEqual([null, END, 100]);
    expect(refusal(after, { bidder: 'a', offer: 100 })).toBe('accepted');
    expect(refusal(after, { bidder: 'b', offer: 100, max: 200 })).toBe('bid.no_maximum');
    const amounts = [
      { bidder: 'a', amount: 500, place: 4 },
      { bidder: 'b', amount: 700, place: 3 },
      { bidder: 'c', amount: 700, place: 2 },
    ];
    expect(resultOf(after, amounts)).toEqual({ state: 'sold', lead: { bidder: 'c', max: 700, price: 700 } });
    expect(resultOf(lot({ kind: 'sealed', reserve: 701 }), amounts).state).toBe('passed');
    expect(resultOf(after, [])).toEqual({ state: 'passed', lead: null });
  });
});

describe('a bidder', () => {
  it('[AU-040] is refused as the seller of the lot', () => {
    expect(refusal(lot(), { bidder: 'seller', offer: 100 })).toBe('bid.own_lot');
  });

  it('[AU-041] is refused above the limit: the maximums of led lots plus the new one', () => {
    const exposure = { total: 20_000, inThisLot: 0, limit: 25_000 };
    expect(refusal(lot(), { bidder: 'a', offer: 5_000 }, exposure)).toBe('accepted');
    const over = evaluateBid(lot(), { bidder: 'a', offer: 100, max: 5_001, ...early }, exposure);
    expect(over).toEqual({ accepted: false, code: 'bid.limit', facts: { limit: 25_000, free: 5_000 } });
    const led = accepted(lot(), { bidder: 'a', offer: 100, max: 20_000 });
    expect(refusal(led, { bidder: 'a', offer: 200, max: 25_000 }, { ...exposure, inThisLot: 20_000 })).toBe('accepted');
  });
});

describe('any sequence of bids', () => {
  const who = fc.constantFrom('a', 'b', 'c', 'd', 'seller');
  const bids = fc.array(
    fc.record({
      bidder: who,
      over: fc.integer({ min: -300, max: 4_000 }),
      more: fc.option(fc.integer({ min: -50, max: 60_000 }), { nil: undefined }),
      wait: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 * MINUTE }), fc.integer({ min: 0, max: END / 8 })),
    }),
    { maxLength: 60 },
  );
  const kinds = fc.constantFrom('online', 'live', 'sealed') as fc.Arbitrary<BiddingState['kind']>;
  const lots = fc.record({
    kind: kinds,
    startPrice: fc.integer({ min: 1, max: 150_000 }),
    reserve: fc.integer({ min: 1, max: 200_000 }),
  });

  /** Most auctions start near the end, so that bids reach the soft close and the longest extension. */
  const firstBidAt = fc.constantFrom(0, END - 20 * MINUTE, END - 4 * MINUTE);
  const anyRules = fc
    .record({
      steps: fc.dictionary(fc.integer({ min: 1, max: 200_000 }).map(String), fc.integer({ min: 1, max: 9_000 }), {
        maxKeys: 5,
      }),
      first: fc.integer({ min: 1, max: 9_000 }),
      online: fc.integer({ min: 0, max: 30 }),
      live: fc.integer({ min: 0, max: 30 }),
      most: fc.integer({ min: 0, max: 60 }),
    })
    .map(({ steps, first, online, live, most }): { rules: BiddingRules; inModel: ModelRules } => {
      const inModel = { steps: { ...steps, 0: first }, online, live, most };
      const increments = Object.entries(inModel.steps)
        .map(([from, step]) => [Number(from), step] as const)
        .toSorted(([one], [two]) => one - two);
      const softCloseMinutes = { online, live, sealed: 0 };
      return { rules: { version: 2, increments, softCloseMinutes, maxExtensionMinutes: most }, inModel };
    });

  it('does not lower the price, exceed a maximum, or move the end back or past its cap', () => {
    fc.assert(
      fc.property(lots, bids, (given, steps) => {
        let bidding = lot(given);
        let at = 0;
        for (const { bidder, over, more, wait } of steps) {
          at += wait;
          const offer = Math.max(1, minimumBid(bidding) + over);
          const ruling = evaluateBid(
            bidding,
            { bidder, offer, max: more === undefined ? undefined : Math.max(1, offer + more), at },
            noLimit,
          );
          if (!ruling.accepted) continue;
          const [before, after] = [bidding, ruling.bidding];
          expect(after.lead?.price ?? 0).toBeGreaterThanOrEqual(before.lead?.price ?? 0);
          if (after.lead) expect(after.lead.price).toBeLessThanOrEqual(after.lead.max);
          if (before.lead && after.lead) expect(after.lead.max).toBeGreaterThanOrEqual(before.lead.max);
          expect(after.endsAt).toBeGreaterThanOrEqual(before.endsAt);
          expect(after.endsAt).toBeLessThanOrEqual(END + 60 * MINUTE);
          bidding = after;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['the rules of the rulings', fc.constant(null)],
    ['any other rules', anyRules],
  ])('gives the same result as the plain model, by %s', (_, rules) => {
    fc.assert(
      fc.property(lots, bids, rules, firstBidAt, (given, steps, other, from) => {
        const model = new AuctionModel({
          ...(other && { rules: other.inModel }),
          kind: given.kind,
          seller: 'seller',
          start: given.startPrice,
          reserve: given.reserve,
          opens: 0,
          ends: END,
        });
        let bidding = lot({ ...given, ...(other && { rules: other.rules }) });
        let at = from;
        for (const { bidder, over, more, wait } of steps) {
          at += wait;
          const offer = Math.max(1, minimumBid(bidding) + over);
          const max = more === undefined ? undefined : Math.max(1, offer + more);
          const ruling = evaluateBid(bidding, { bidder, offer, max, at }, noLimit);
          expect(model.bid({ bidder, offer, max, at })).toBe(ruling.accepted);
          if (ruling.accepted) bidding = ruling.bidding;
          const { price, leader, leaderMax, ends, minimum } = model.view();
          const actual = [
            bidding.lead?.price ?? null,
            bidding.lead?.bidder ?? null,
            bidding.lead?.max ?? null,
            bidding.endsAt,
            minimumBid(bidding),
          ];
          expect(actual).toEqual([price, leader, leaderMax, ends, minimum]);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
