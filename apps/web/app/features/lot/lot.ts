// A lot as its pages see it: the answer of the call, and what its stream has told since.
import type { LotSnapshot, readAuction } from '@rigsouq/contract/auctions';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { Position } from '../../shell/lot/lot-words.ts';

export type Lot = AnswerOf<typeof readAuction>;

/** What a stream told after the answer; what was on its way longer than something newer changes nothing. */
export function withSnapshot(lot: Lot, snapshot: LotSnapshot): Lot {
  return snapshot.version >= lot.version ? { ...lot, ...snapshot } : lot;
}

/** An answer that was asked for again, unless the stream has been faster: then only where the caller stands is new. */
export function withAnswer(known: Lot, answer: Lot): Lot {
  return answer.version >= known.version ? answer : { ...answer, ...snapshotOf(known) };
}

/** Where the caller stands; null for who has not bid. */
export function positionOf(lot: Pick<Lot, 'type' | 'status' | 'outcome' | 'leader' | 'you'>): Position | null {
  if (lot.you?.maxBid == null) return null;
  if (lot.outcome === 'cancelled' || lot.status === 'cancelled') return 'cancelled';
  const leads = lot.leader !== null && lot.leader === lot.you.number;
  if (lot.status === 'ended') return lot.outcome === 'sold' && leads ? 'won' : 'lost';
  if (lot.type === 'Sealed Bid') return 'sealed';
  return leads ? 'leading' : 'outbid';
}

/** Nothing is told about it before its end (R77). */
export function isSealed({ type, status }: Pick<Lot, 'type' | 'status'>): boolean {
  return type === 'Sealed Bid' && (status === 'active' || status === 'pending');
}

function snapshotOf(lot: Lot): LotSnapshot {
  const { version, status, outcome, currentBid, minimumBid, reserveMet, totalBids, bidders } = lot;
  const { leader, endDate, extensions, now, recentBids } = lot;
  return {
    ...{ version, status, outcome, currentBid, minimumBid, reserveMet, totalBids, bidders },
    ...{ leader, endDate, extensions, now, recentBids },
  };
}
