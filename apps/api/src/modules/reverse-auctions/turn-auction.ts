// What the clock does with an auction: it starts it and ends it. The lock of the row decides between the end, a last offer that moves it
// and a buyer who calls it off; the database's clock says whether it has come.
import type { Tx } from '../../platform/db.ts';
import { noteFact } from '../suppliers/index.ts';
import { recordStep } from './reverse-auctions.events.ts';
import { appendLog, type LockedAuction, setAuction } from './reverse-auctions.store.ts';
import { ranksOf } from './reverse-rules.ts';
import { after, stateAt } from './reverse-state.ts';

/** The auction as its hour has made it; it is locked. Turning twice is turning once. */
export async function turnAuction(tx: Tx, auction: LockedAuction): Promise<LockedAuction> {
  const { contest, now } = auction;
  const state = stateAt({ ...auction, ...contest }, now);
  if (state === auction.state) return auction;
  // Where no worker ran in between, it has begun and ended at once, and the beginning is no news.
  if (state === 'live') return start(tx, auction);
  return end(tx, { ...auction, state: after('start', 'clock', auction.state) ?? auction.state });
}

async function start(tx: Tx, auction: LockedAuction): Promise<LockedAuction> {
  const { id, accountId, title, seats } = auction;
  await setAuction(tx, id, { state: 'live' });
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
  const state = after('end', 'clock', auction.state);
  if (!state) return auction;
  const ranks = ranksOf(contest.standings).map((supplier) => seats.get(supplier)?.number ?? 0);
  await setAuction(tx, id, { state, closed_at: new Date(now) });
  const { seq, hash } = await appendLog(tx, {
    ...{ head, now, secret: { ranks } },
    fact: { act: 'close', endsAt: contest.endsAt },
  });
  await noteWhoOffered(tx, auction);
  const tell = [accountId, ...seats.keys()];
  await recordStep(tx, { what: 'reverse.ended', auctionId: id, by: null, tell, words: { title } });
  return { ...auction, state, head: { auction: id, seq, hash } };
}

/**
 * For the scorecards: of those who were invited, who offered. Whoever answered the request that it came from was counted there. One that was
 * called off counts for nobody.
 */
async function noteWhoOffered(tx: Tx, { id, accountId, rfqId, seats }: LockedAuction): Promise<void> {
  if (rfqId) return;
  const facts = [...seats].flatMap(([supplierId, { offers }]) => {
    const about = { accountId, supplierId, subjectId: id };
    return [{ ...about, kind: 'invited' as const }, ...(offers > 0 ? [{ ...about, kind: 'answered' as const }] : [])];
  });
  await noteFact(tx, ...facts);
}
