// The bidding rules as pure functions: they decide what one bid changes in a lot, or why it is refused (R42 to R46, R76, R77).
// Amounts are whole US dollars, and times are milliseconds of the database's clock.
import type { ErrorCode } from '@rigsouq/contract/errors';
import { MINUTE_MS } from '@rigsouq/kernel/periods';
import { extendEnd } from '@rigsouq/kernel/soft-close';

export type LotKind = 'online' | 'live' | 'sealed';

/** The numbers that a lot runs under. They are in its row and in the first line of its log, and stay the same until its end. */
export type BiddingRules = {
  readonly version: number;
  /** The increment from each price on, in the order of the prices; the first price is 0 (R43). */
  readonly increments: readonly (readonly [from: number, increment: number])[];
  /** A bid in the last minutes moves the end, so that as many minutes are left again (R44). */
  readonly softCloseMinutes: Readonly<Record<LotKind, number>>;
  /** The most minutes that the end moves beyond the first end (R44). */
  readonly maxExtensionMinutes: number;
};

export type BiddingState = {
  readonly rules: BiddingRules;
  readonly kind: LotKind;
  readonly seller: string;
  readonly startPrice: number;
  readonly reserve: number;
  readonly startsAt: number;
  readonly firstEndsAt: number;
  readonly endsAt: number;
  /** The leading bidder, their maximum and the price. It is null in a sealed lot, whose amounts are compared only at the end. */
  readonly lead: { readonly bidder: string; readonly max: number; readonly price: number } | null;
};

export type Bid = {
  readonly bidder: string;
  readonly offer: number;
  /** The maximum up to which the system raises the offer automatically. */
  readonly max?: number | undefined;
  readonly at: number;
};

/** The bidder's exposure in all open lots including this one, the part of it in this lot, and the limit (R46). */
export type LotExposure = { readonly total: number; readonly inThisLot: number; readonly limit: number };

export type BidDecision =
  | { readonly accepted: true; readonly bidding: BiddingState; readonly max: number }
  | { readonly accepted: false; readonly code: ErrorCode; readonly facts: Readonly<Record<string, number>> };

/** Decides one bid: returns the bidding after it, or the reason why it is refused. */
export function evaluateBid(bidding: BiddingState, bid: Bid, exposure: LotExposure): BidDecision {
  const refusal = refusalOf(bidding, bid, exposure);
  if (refusal) return { accepted: false, facts: {}, ...refusal };
  const max = bid.max ?? bid.offer;
  const lead = bidding.kind === 'sealed' ? null : leadAfter(bidding, { ...bid, max });
  const { softCloseMinutes, maxExtensionMinutes } = bidding.rules;
  const window = softCloseMinutes[bidding.kind] * MINUTE_MS;
  const endsAt = extendEnd(bidding, bid.at, window, maxExtensionMinutes * MINUTE_MS);
  return { accepted: true, max, bidding: { ...bidding, lead, endsAt } };
}

/** Returns the increment at this price (R43). */
export function incrementAt({ increments }: BiddingRules, price: number): number {
  return increments.findLast(([from]) => price >= from)?.[1] ?? 0;
}

/** Returns the lowest amount that the next bid may offer (R76). */
export function minimumBid({ rules, lead, startPrice }: Pick<BiddingState, 'rules' | 'lead' | 'startPrice'>): number {
  return lead ? lead.price + incrementAt(rules, lead.price) : startPrice;
}

export function isReserveMet({ lead, reserve }: Pick<BiddingState, 'lead' | 'reserve'>): boolean {
  return lead !== null && lead.price >= reserve;
}

export type LotResult = { readonly state: 'sold' | 'passed'; readonly lead: BiddingState['lead'] };
/** The amount of a sealed bid; `place` is its position in the log. */
export type SealedBid = { readonly bidder: string; readonly amount: number; readonly place: number };

/** Returns how a lot ends. The highest sealed bid wins; if two are equal, the earlier one wins. */
export function resultOf(bidding: BiddingState, sealed: readonly SealedBid[]): LotResult {
  const lead = bidding.kind === 'sealed' ? highest(sealed) : bidding.lead;
  return { state: isReserveMet({ lead, reserve: bidding.reserve }) ? 'sold' : 'passed', lead };
}

type Refusal = { code: ErrorCode; facts?: Record<string, number> };

function refusalOf(bidding: BiddingState, { bidder, offer, max, at }: Bid, exposure: LotExposure): Refusal | undefined {
  const { kind, lead } = bidding;
  if (bidder === bidding.seller) return { code: 'bid.own_lot' };
  if (at < bidding.startsAt) return { code: 'lot.not_open' };
  if (at >= bidding.endsAt) return { code: 'lot.closed' };
  if (max !== undefined && kind !== 'online') return { code: 'bid.no_maximum' };
  if (max !== undefined && max < offer) return { code: 'bid.maximum_low' };
  const minimum = minimumBid(bidding);
  if (offer < minimum) return { code: 'bid.too_low', facts: { minimumBid: minimum } };
  const isLeading = lead?.bidder === bidder;
  if (isLeading && kind === 'live') return { code: 'bid.leading' };
  if (isLeading && (max ?? offer) <= lead.max) return { code: 'bid.maximum_not_raised', facts: { maxBid: lead.max } };
  const free = exposure.limit - (exposure.total - exposure.inThisLot);
  if ((max ?? offer) > free) return { code: 'bid.limit', facts: { limit: exposure.limit, free: Math.max(0, free) } };
  return undefined;
}

function leadAfter(bidding: BiddingState, { bidder, offer, max }: Required<Bid>): BiddingState['lead'] {
  const { reserve } = bidding;
  const next = outcome(bidding, { bidder, offer, max: max as number });
  // A maximum that reaches the reserve raises the price to the reserve.
  return next.max >= reserve && next.price < reserve ? { ...next, price: reserve } : next;
}

function outcome({ rules, lead }: BiddingState, bid: { bidder: string; offer: number; max: number }) {
  if (!lead) return { bidder: bid.bidder, max: bid.max, price: bid.offer };
  if (lead.bidder === bid.bidder) return { ...lead, max: bid.max };
  // The earlier of two equal maximums keeps the lead.
  if (bid.max <= lead.max) return { ...lead, price: Math.min(lead.max, bid.max + incrementAt(rules, bid.max)) };
  const price = Math.max(bid.offer, Math.min(bid.max, lead.max + incrementAt(rules, lead.max)));
  return { bidder: bid.bidder, max: bid.max, price };
}

function highest(sealed: readonly SealedBid[]): BiddingState['lead'] {
  const [best] = sealed.toSorted((one, two) => two.amount - one.amount || one.place - two.place);
  return best ? { bidder: best.bidder, max: best.amount, price: best.amount } : null;
}
