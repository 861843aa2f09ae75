// Builds the lines of the log of a reverse auction, without side effects. A line says that something happened and when the auction ends, but
// not who did it or for how much: that is in a secret, and the line holds only its hash. So a supplier can check the chain and its own
// offers and learns nothing about the others, not even how many there are.
import { randomBytes } from 'node:crypto';
import { REVERSE_SUPPLIERS_MAX } from '@rigsouq/contract/reverse-auctions/calls';
import {
  addSalt,
  type Head as ChainHead,
  type Entry,
  nextEntry,
  sha256,
} from '../../../platform/batches/hash-chain.ts';

type Opened = {
  act: 'open';
  currency: string;
  /** Decrement in hundredths of a per cent. */
  decrement: number;
  overtimeMinutes: number;
  overtimeRanks: number;
  startsAt: number;
  endsAt: number;
  /** Hashes of the initial offers, mixed with random hashes that hide how many there are. */
  stands: string[];
};
type Offered = {
  act: 'offer';
  endsAt: number;
  /** True when the offer moved the end. */
  extended: boolean;
};
type Closed = { act: 'close'; endsAt: number };
type Cancelled = { act: 'cancel' };
export type Fact = Opened | Offered | Closed | Cancelled;

type Quantity = { line: number; quantity: number };
type OpenSecret = { buyer: string; ceiling: number | null; lines: Quantity[]; stands: string[] };
/** Secret of an offer. `number` identifies the supplier within the auction. */
export type OfferSecret = { supplier: string; number: number; units: readonly number[]; total: number };
/** Numbers of the suppliers with an offer, the lowest total first. */
type CloseSecret = { ranks: number[] };
export type Secret = OpenSecret | OfferSecret | CloseSecret;

export type Head = ChainHead & { readonly auction: string };

export function chainLine(head: Head, at: number, fact: Fact, secret: Secret | null): Entry {
  return nextEntry(head, { auction: head.auction }, at, fact, secret);
}

/** Returns each initial offer as a separate secret, so that it can be shown to its supplier only, and the hashes for the first line. */
export function hideInitialOffers(stands: readonly OfferSecret[]): { texts: string[]; hashes: string[] } {
  const texts = stands.map((stand) => addSalt(stand));
  if (texts.length === 0) return { texts, hashes: [] };
  const others = Array.from({ length: REVERSE_SUPPLIERS_MAX - texts.length }, () => randomBytes(32).toString('hex'));
  return { texts, hashes: [...texts.map(sha256), ...others].toSorted() };
}
