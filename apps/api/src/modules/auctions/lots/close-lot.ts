// Closes a lot: it records the result, releases the bidders' exposure, and notifies everyone involved. The lock of the lot decides between
// the close, a last bid that moves the end, and an operator who cancels the lot. The database's clock decides whether the end has come.
import type { Tx } from '../../../platform/database/db.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { endOffers } from '../../catalogue/index.ts';
import { markReservationSold, releaseMachine } from '../../machines/index.ts';
import { lotStepped } from '../auctions.events.ts';
import { type LotResult, resultOf, type SealedBid } from '../bidding/bidding-rules.ts';
import { findLastBidId } from '../bidding/last-bid.queries.ts';
import { releaseExposure } from '../bidding/release-exposure.ts';
import { markSettlementDefaulted } from '../settlements/settlement-actions.ts';
import { openSettlement } from '../settlements/settlements.store.ts';
import { formatDollars } from './format-dollars.ts';
import { lotStateAfter } from './lot-state.ts';
import { publishLotChange } from './lots.live.ts';
import { appendLog, type LockedLot, setLot } from './lots.store.ts';
import { notifyBiddersAndWatchers } from './notify-bidders-and-watchers.ts';

/** Closes a locked lot whose end has come. Returns whether it did; closing a closed lot has no effect. */
export async function closeLot(tx: Tx, lot: LockedLot): Promise<boolean> {
  const { bidding } = lot;
  if (!bidding || lot.now < bidding.endsAt) return false;
  const bidders = await biddersOf(tx, lot);
  const result = resultOf(bidding, sealedOf(lot, bidders));
  const state = lotStateAfter(result.state === 'sold' ? 'sell' : 'pass', 'clock', lot.state);
  if (!state) return false;
  const { lead } = result;
  await setLot(tx, lot.id, {
    state,
    closed_at: new Date(lot.now),
    price: lead?.price ?? null,
    leader_id: lead?.bidder ?? null,
    leader_max: lead?.max ?? null,
  });
  const sold = result.state === 'sold';
  const winner = sold && lead ? (bidders.find(({ accountId }) => accountId === lead.bidder)?.number ?? null) : null;
  await appendLog(tx, {
    lot,
    fact: { act: 'close', result: result.state, price: lead?.price ?? null, winner },
  });
  await releaseExposure(tx, lot);
  if (sold && lead) await sell(tx, lot, lead);
  else await pass(tx, lot);
  await addJob(tx, publishLotChange, { lotId: lot.id });
  await addJob(tx, notifyBiddersAndWatchers, { lotId: lot.id, of: sold ? 'sale' : 'no sale' });
  return true;
}

async function sell(tx: Tx, lot: LockedLot, { bidder, price }: NonNullable<LotResult['lead']>): Promise<void> {
  // The machine stays reserved: after a default the lot is offered to the next bidder or given up.
  await markReservationSold(tx, lot.id, 'auction');
  await endOffers(tx, lot.machineId);
  const won = { lotId: lot.id, accountId: bidder, price, state: 'awaiting_payment', act: 'win' } as const;
  const settlement = await openSettlement(tx, { ...won, attempt: 1, side: 'clock', userId: null });
  if (await isSuspended(tx, bidder)) return markSettlementDefaulted(tx, settlement);
  const words = { title: lot.title, price: formatDollars(price) };
  const about = { subjectId: lot.id, by: null, sides: [bidder, lot.sellerId] };
  const bid = await findLastBidId(tx, lot.id, bidder);
  await recordEvent(tx, lotStepped, { ...about, what: 'lot.won', tell: [bidder], words: { ...words, bid } });
  await recordEvent(tx, lotStepped, { ...about, what: 'lot.sold', tell: [lot.sellerId], words });
}

async function isSuspended(tx: Tx, accountId: string): Promise<boolean> {
  const { suspended_at } = await tx
    .selectFrom('accounts')
    .select('suspended_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return suspended_at !== null;
}

async function pass(tx: Tx, lot: LockedLot): Promise<void> {
  await releaseMachine(tx, lot.id, 'auction');
  const sides = [lot.sellerId];
  const words = { title: lot.title };
  await recordEvent(tx, lotStepped, { what: 'lot.passed', subjectId: lot.id, by: null, tell: sides, sides, words });
}

type Bidder = { accountId: string; number: number; maximum: number; place: number };

async function biddersOf(tx: Tx, { id }: LockedLot): Promise<Bidder[]> {
  const rows = await tx
    .selectFrom('lot_bidders')
    .select(['account_id', 'number', 'maximum', 'maximum_seq'])
    .where('lot_id', '=', id)
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    number: Number(row.number),
    maximum: Number(row.maximum),
    place: Number(row.maximum_seq),
  }));
}

function sealedOf(lot: LockedLot, bidders: readonly Bidder[]): SealedBid[] {
  if (lot.bidding?.kind !== 'sealed') return [];
  return bidders.map(({ accountId, maximum, place }) => ({ bidder: accountId, amount: maximum, place }));
}
