// The lines of a lot's log (R47), as pure functions. A line contains only what may be public after the end. The bidder's account, the
// maximum and the reserve are in a separate secret, and the line holds only the hash of that secret.
import { type Head as ChainHead, type Entry, nextEntry } from '../../../platform/batches/hash-chain.ts';
import type { BiddingRules, LotKind } from '../bidding/bidding-rules.ts';

type Opened = {
  act: 'open';
  kind: LotKind;
  startPrice: number;
  startsAt: number;
  endsAt: number;
  /** The rules of the lot until its end. Lines from before there were versions have none, and mean version 1. */
  rules: BiddingRules;
};
export type BidLine = {
  act: 'bid';
  /** The number in 'Bidder 7': it means the same company throughout the lot. */
  bidder: number;
  offer: number;
  /** The price after the bid; null in a sealed lot. */
  price: number | null;
  leader: number | null;
  endsAt: number;
  /** Whether the bid moved the end. */
  extended: boolean;
};
type Closed = { act: 'close'; result: 'sold' | 'passed'; price: number | null; winner: number | null };
type Cancelled = { act: 'cancel' };
export type LogFact = Opened | BidLine | Closed | Cancelled;

export type OpenSecret = { reserve: number; seller: string };
export type BidSecret = { account: string; max: number | null };

export type LotLogHead = ChainHead & { readonly lot: string };

/** Returns the next line of a lot's log, chained to the last one. */
export function chainLogLine(
  head: LotLogHead,
  at: number,
  fact: LogFact,
  secret: OpenSecret | BidSecret | null,
): Entry {
  return nextEntry(head, { lot: head.lot }, at, fact, secret);
}
