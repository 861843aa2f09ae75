// A lot as its pages see it: the answer of the call, updated by the snapshots of its event stream.
import type { LotSnapshot, readAuction } from '@rigsouq/contract/auctions/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { describePosition, type Position } from '../../../shared/auctions/lot-texts.ts';

export type Lot = AnswerOf<typeof readAuction>;

/** Applies a snapshot of the event stream. A snapshot older than the known version is ignored. */
export function applySnapshot(lot: Lot, snapshot: LotSnapshot): Lot {
  return snapshot.version >= lot.version ? { ...lot, ...snapshot } : lot;
}

/** Applies a refetched answer. If the stream already delivered a newer version, only the position of the caller is taken from the answer. */
export function applyAnswer(known: Lot, answer: Lot): Lot {
  return answer.version >= known.version ? answer : { ...answer, ...snapshotOf(known) };
}

/** Returns the position of the caller, or null for a caller who has not bid. */
export function positionOf(lot: Pick<Lot, 'type' | 'status' | 'outcome' | 'leader' | 'you'>): Position | null {
  if (lot.you?.maxBid == null) return null;
  if (lot.outcome === 'cancelled' || lot.status === 'cancelled') return 'cancelled';
  const leads = lot.leader !== null && lot.leader === lot.you.number;
  if (lot.status === 'ended') return lot.outcome === 'sold' && leads ? 'won' : 'lost';
  if (lot.type === 'Sealed Bid') return 'sealed';
  return leads ? 'leading' : 'outbid';
}

/** Returns the text for the position of the caller. */
export function positionTextOf(lot: Parameters<typeof positionOf>[0] & Pick<Lot, 'reserveMet'>): string | null {
  const position = positionOf(lot);
  return position && describePosition(position, lot.reserveMet).label;
}

/** Returns what the caller can still commit to this lot. A new bid replaces the own one in it, so that one does not count. */
export function limitForLot(
  lot: Pick<Lot, 'type' | 'status' | 'outcome' | 'leader'> & { you: NonNullable<Lot['you']> },
) {
  const { limit, atStake, maxBid } = lot.you;
  const position = positionOf(lot);
  const inOthers = atStake - (position === 'leading' || position === 'sealed' ? (maxBid ?? 0) : 0);
  return { limit, inOthers, available: Math.max(0, limit - inOthers) };
}

/** Tells whether the bids are still secret: nothing about them is shown before the end (R77). */
export function isSealed({ type, status }: Pick<Lot, 'type' | 'status'>): boolean {
  return type === 'Sealed Bid' && (status === 'active' || status === 'pending');
}

function snapshotOf(lot: Lot): LotSnapshot {
  const { version, status, outcome, currentBid, minimumBid, increment, reserveMet, totalBids, bidders } = lot;
  const { leader, endDate, extensions, now, recentBids } = lot;
  return {
    version,
    status,
    outcome,
    currentBid,
    minimumBid,
    increment,
    reserveMet,
    totalBids,
    bidders,
    leader,
    endDate,
    extensions,
    now,
    recentBids,
  };
}
