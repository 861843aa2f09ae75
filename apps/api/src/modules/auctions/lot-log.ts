// What the log of a lot says, line by line (R47). Pure. A line tells nothing that may not be told after the end: who a bidder is, up to
// how much and what the reserve is stand in a secret, of which the line holds the hash.
import { type Head as ChainHead, type Entry, link } from '../../platform/hash-chain.ts';
import type { LotKind } from './bidding-rules.ts';

type Opened = { act: 'open'; kind: LotKind; startPrice: number; startsAt: number; endsAt: number };
export type BidLine = {
  act: 'bid';
  /** 'Bidder 7' is the same company throughout a lot. */
  bidder: number;
  offer: number;
  /** Where it stands then; null in a sealed lot. */
  price: number | null;
  leader: number | null;
  endsAt: number;
  /** It moved the end. */
  extended: boolean;
};
type Closed = { act: 'close'; result: 'sold' | 'passed'; price: number | null; winner: number | null };
type Cancelled = { act: 'cancel' };
export type Fact = Opened | BidLine | Closed | Cancelled;

export type OpenSecret = { reserve: number; seller: string };
export type BidSecret = { account: string; max: number | null };

export type Head = ChainHead & { readonly lot: string };

/** The next line of the log of a lot. */
export function chain(head: Head, at: number, fact: Fact, secret: OpenSecret | BidSecret | null): Entry {
  return link(head, { lot: head.lot }, at, fact, secret);
}
