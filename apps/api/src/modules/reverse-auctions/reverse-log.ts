// What the log of a reverse auction says, line by line. Pure. A line tells that something happened and when it ends now, and nothing of who
// or how much: that stands in a secret, of which the line holds the hash. So a supplier can check the chain and its own offers, and learns
// nothing of the others, not even how many they are.
import { randomBytes } from 'node:crypto';
import { REVERSE_SUPPLIERS_MAX } from '@rigsouq/contract/reverse-auctions';
import { type Head as ChainHead, type Entry, link, salted, sha256 } from '../../platform/hash-chain.ts';

type Opened = {
  act: 'open';
  currency: string;
  /** In hundredths of a per cent. */
  decrement: number;
  overtimeMinutes: number;
  overtimeRanks: number;
  startsAt: number;
  endsAt: number;
  /** Hashes of what the suppliers stand with from the beginning, among others that hide how many there are. */
  stands: string[];
};
type Offered = { act: 'offer'; endsAt: number /** It moved the end. */; extended: boolean };
type Closed = { act: 'close'; endsAt: number };
type Cancelled = { act: 'cancel' };
export type Fact = Opened | Offered | Closed | Cancelled;

type Quantity = { line: number; quantity: number };
type OpenSecret = { buyer: string; ceiling: number | null; lines: Quantity[]; stands: string[] };
/** `number` stands for the supplier throughout an auction. */
export type OfferSecret = { supplier: string; number: number; units: readonly number[]; total: number };
/** The numbers of those who offered, the lowest sum first. */
type CloseSecret = { ranks: number[] };
export type Secret = OpenSecret | OfferSecret | CloseSecret;

export type Head = ChainHead & { readonly auction: string };

export function chain(head: Head, at: number, fact: Fact, secret: Secret | null): Entry {
  return link(head, { auction: head.auction }, at, fact, secret);
}

/** What suppliers stand with, each as a secret of its own that can be shown to its supplier alone, and the hashes for the first line. */
export function hideStands(stands: readonly OfferSecret[]): { texts: string[]; hashes: string[] } {
  const texts = stands.map((stand) => salted(stand));
  if (texts.length === 0) return { texts, hashes: [] };
  const others = Array.from({ length: REVERSE_SUPPLIERS_MAX - texts.length }, () => randomBytes(32).toString('hex'));
  return { texts, hashes: [...texts.map(sha256), ...others].toSorted() };
}
