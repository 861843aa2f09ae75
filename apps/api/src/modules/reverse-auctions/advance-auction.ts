// Starts and ends an auction when its time comes, by the database's clock. The row lock decides which comes first: the end, a last offer
// that moves the end, or a cancellation by the buyer.
import type { Tx } from '../../platform/database/db.ts';
import { recordFacts } from '../supplier-lists/index.ts';
import { recordStep } from './reverse-auctions.events.ts';
import { appendLog, type LockedAuction, updateAuction } from './reverse-auctions.store.ts';
import { ranksOf } from './reverse-rules.ts';
import { nextState, stateAt } from './reverse-state.ts';

/** Advances a locked auction to the state that is due and returns it. Calling it twice has the same effect as calling it once. */
export async function advanceAuction(tx: Tx, auction: LockedAuction): Promise<LockedAuction> {
  const { contest, now } = auction;
  const state = stateAt({ ...auction, ...contest }, now);
  if (state === auction.state) return auction;
  // If no worker ran between start and end, the auction ends directly and sends no notification of its start.
  if (state === 'live') return start(tx, auction);
  return end(tx, { ...auction, state: nextState('start', 'clock', auction.state) ?? auction.state });
}

async function start(tx: Tx, auction: LockedAuction): Promise<LockedAuction> {
  const { id, accountId, title, seats } = auction;
  await updateAuction(tx, id, { state: 'live' });
  await recordStep(tx, {
    what: 'reverse.started',
    auctionId: id,
    by: null,
    tell: [...seats.keys()],
    showTo: [accountId],
    words: { title },
  });
  return { ...auction, state: 'live' };
}

async function end(tx: Tx, auction: LockedAuction): Promise<LockedAuction> {
  const { id, accountId, title, seats, contest, head, now } = auction;
  const state = nextState('end', 'clock', auction.state);
  if (!state) return auction;
  const ranks = ranksOf(contest.standings).map((supplier) => seats.get(supplier)?.number ?? 0);
  await updateAuction(tx, id, { state, closed_at: new Date(now) });
  const { seq, hash } = await appendLog(tx, {
    head,
    now,
    secret: { ranks },
    fact: { act: 'close', endsAt: contest.endsAt },
  });
  await recordParticipation(tx, auction);
  const tell = [accountId, ...seats.keys()];
  await recordStep(tx, { what: 'reverse.ended', auctionId: id, by: null, tell, words: { title } });
  return { ...auction, state, head: { auction: id, seq, hash } };
}

/**
 * Records for the scorecards which invited suppliers made an offer. Answers to a request were already counted with the request. A cancelled
 * auction counts for no supplier.
 */
async function recordParticipation(tx: Tx, { id, accountId, rfqId, seats }: LockedAuction): Promise<void> {
  if (rfqId) return;
  const facts = [...seats].flatMap(([supplierId, { offers }]) => {
    const fact = { accountId, supplierId, subjectId: id };
    return [{ ...fact, kind: 'invited' as const }, ...(offers > 0 ? [{ ...fact, kind: 'answered' as const }] : [])];
  });
  await recordFacts(tx, ...facts);
}
