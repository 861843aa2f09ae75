// The rules of bidding, pure: what a bid does to a lot, and why it does nothing (R42 to R46, R76, R77). Amounts are whole US
// dollars, moments are milliseconds of the database's clock.
import type { ErrorCode } from '@rigsouq/contract/errors';
import { incrementAt } from '@rigsouq/kernel/bid-increments';
import { endAfter } from '@rigsouq/kernel/soft-close';

export type LotKind = 'online' | 'live' | 'sealed';

export type Bidding = {
  readonly kind: LotKind;
  readonly seller: string;
  readonly startPrice: number;
  readonly reserve: number;
  readonly startsAt: number;
  readonly firstEndsAt: number;
  readonly endsAt: number;
  /** Who leads, up to how much, and at which price. Nobody does in a sealed lot: its amounts are compared at the end. */
  readonly lead: { readonly bidder: string; readonly max: number; readonly price: number } | null;
};

export type Bid = {
  readonly bidder: string;
  readonly offer: number;
  /** Up to how much the offer is raised by itself. */
  readonly max?: number | undefined;
  readonly at: number;
};

/** What the bidder has at stake in all open lots, this one among them, and how much of it in this one (R46). */
export type Stake = { readonly open: number; readonly here: number; readonly limit: number };

export type Ruling =
  | { readonly accepted: true; readonly bidding: Bidding; readonly max: number }
  | { readonly accepted: false; readonly code: ErrorCode; readonly facts: Readonly<Record<string, number>> };

const MINUTE_MS = 60_000;
const softClose: Record<LotKind, number> = { online: 5 * MINUTE_MS, live: MINUTE_MS, sealed: 0 };
const EXTENSIONS_END_MS = 60 * MINUTE_MS;

export function rule(bidding: Bidding, bid: Bid, stake: Stake): Ruling {
  const refusal = refusalOf(bidding, bid, stake);
  if (refusal) return { accepted: false, facts: {}, ...refusal };
  const max = bid.max ?? bid.offer;
  const lead = bidding.kind === 'sealed' ? null : leadAfter(bidding, { ...bid, max });
  const endsAt = endAfter(bidding, bid.at, softClose[bidding.kind], EXTENSIONS_END_MS);
  return { accepted: true, max, bidding: { ...bidding, lead, endsAt } };
}

/** The least that a bid has to offer (R76). */
export function minimumBid({ lead, startPrice }: Pick<Bidding, 'lead' | 'startPrice'>): number {
  return lead ? lead.price + incrementAt(lead.price) : startPrice;
}

export function reserveMet({ lead, reserve }: Pick<Bidding, 'lead' | 'reserve'>): boolean {
  return lead !== null && lead.price >= reserve;
}

export type Result = { readonly state: 'sold' | 'passed'; readonly lead: Bidding['lead'] };
/** The amount of a sealed bid; `place` is its place in the log. */
export type Sealed = { readonly bidder: string; readonly amount: number; readonly place: number };

/** How a lot ends. Of sealed bids the highest wins, of equal ones the earlier. */
export function resultOf(bidding: Bidding, sealed: readonly Sealed[]): Result {
  const lead = bidding.kind === 'sealed' ? highest(sealed) : bidding.lead;
  return { state: reserveMet({ lead, reserve: bidding.reserve }) ? 'sold' : 'passed', lead };
}

type Refusal = { code: ErrorCode; facts?: Record<string, number> };

function refusalOf(bidding: Bidding, { bidder, offer, max, at }: Bid, stake: Stake): Refusal | undefined {
  const { kind, lead } = bidding;
  if (bidder === bidding.seller) return { code: 'bid.own_lot' };
  if (at < bidding.startsAt) return { code: 'lot.not_open' };
  if (at >= bidding.endsAt) return { code: 'lot.closed' };
  if (max !== undefined && kind !== 'online') return { code: 'bid.no_maximum' };
  if (max !== undefined && max < offer) return { code: 'bid.maximum_low' };
  const minimum = minimumBid(bidding);
  if (offer < minimum) return { code: 'bid.too_low', facts: { minimumBid: minimum } };
  const leads = lead?.bidder === bidder;
  if (leads && kind === 'live') return { code: 'bid.leading' };
  if (leads && (max ?? offer) <= lead.max) return { code: 'bid.maximum_not_raised', facts: { maxBid: lead.max } };
  const free = stake.limit - (stake.open - stake.here);
  if ((max ?? offer) > free) return { code: 'bid.limit', facts: { limit: stake.limit, free: Math.max(0, free) } };
  return undefined;
}

function leadAfter({ lead, reserve }: Bidding, { bidder, offer, max }: Required<Bid>): Bidding['lead'] {
  const next = outcome(lead, { bidder, offer, max: max as number });
  // A maximum that reaches the reserve takes the price there.
  return next.max >= reserve && next.price < reserve ? { ...next, price: reserve } : next;
}

function outcome(lead: Bidding['lead'], bid: { bidder: string; offer: number; max: number }) {
  if (!lead) return { bidder: bid.bidder, max: bid.max, price: bid.offer };
  if (lead.bidder === bid.bidder) return { ...lead, max: bid.max };
  // Of equal maximums the earlier one stays.
  if (bid.max <= lead.max) return { ...lead, price: Math.min(lead.max, bid.max + incrementAt(bid.max)) };
  const price = Math.max(bid.offer, Math.min(bid.max, lead.max + incrementAt(lead.max)));
  return { bidder: bid.bidder, max: bid.max, price };
}

function highest(sealed: readonly Sealed[]): Bidding['lead'] {
  const [best] = sealed.toSorted((one, two) => two.amount - one.amount || one.place - two.place);
  return best ? { bidder: best.bidder, max: best.amount, price: best.amount } : null;
}
