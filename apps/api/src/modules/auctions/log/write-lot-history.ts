// Writes the whole history of a lot in one step, for demo data and tests. Every bid goes through the bidding rules and every line into
// the hash chain, as if it had happened at its time.
import { randomBytes } from 'node:crypto';
import { BID_MAX } from '@rigsouq/contract/auctions/calls';
import { uuidv7 } from '@rigsouq/kernel/ids';
import type { Insertable } from 'kysely';
import type { LotLog } from '../../../../db/rows.generated.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { type BiddingState, evaluateBid, resultOf } from '../bidding/bidding-rules.ts';
import { changeExposure, lockExposures } from '../bidding/exposure.store.ts';
import { insertLog, lockLot, setLot } from '../lots/lots.store.ts';
import { type BidSecret, chainLogLine, type LogFact, type LotLogHead, type OpenSecret } from './lot-log.ts';

export type PastBid = { accountId: string; userId: string; offer: number; max?: number; at: number };
type End = 'close' | 'cancel';
type Past = { openedAt: number; bids?: readonly PastBid[]; end?: { act: End; at: number } };
type Bidder = { user_id: string; number: number; maximum: number; maximum_seq: number; bids: number };

/** Writes the history of a lot that has dates and an empty log. If the lot has not ended, its bidders' exposure is counted. */
export async function writeLotHistory(tx: Tx, lotId: string, { openedAt, bids = [], end }: Past): Promise<void> {
  const lot = await lockLot(tx, lotId);
  if (!lot?.bidding || lot.head.seq > 0) throw new Error('the lot has no dates or already has a log');
  let bidding: BiddingState = lot.bidding;
  let head: LotLogHead = lot.head;
  let extensions = 0;
  const lines: Insertable<LotLog>[] = [];
  const bidders = new Map<string, Bidder>();
  const write = (at: number, fact: LogFact, secret: OpenSecret | BidSecret | null, bid?: PastBid) => {
    const entry = chainLogLine(head, at, fact, secret);
    head = { lot: lotId, seq: entry.seq, hash: entry.hash };
    const columns = bid ? { account_id: bid.accountId, user_id: bid.userId, amount: bid.offer } : {};
    lines.push({ lot_id: lotId, id: idAt(at), act: fact.act, at: new Date(at), ...columns, ...entry });
  };

  const { kind, startPrice, startsAt, endsAt, reserve, seller } = bidding;
  write(openedAt, { act: 'open', kind, startPrice, startsAt, endsAt }, { reserve, seller });
  for (const bid of bids) {
    const { accountId: bidder, offer, max, at } = bid;
    const ruling = evaluateBid(bidding, { bidder, offer, max, at }, { total: 0, inThisLot: 0, limit: BID_MAX });
    if (!ruling.accepted) throw new Error(`${ruling.code} ${JSON.stringify({ offer, max, ...ruling.facts })}`);
    const before = bidders.get(bidder);
    const number = before?.number ?? bidders.size + 1;
    const extended = ruling.bidding.endsAt > bidding.endsAt;
    bidding = ruling.bidding;
    if (extended) extensions++;
    const seq = head.seq + 1;
    // A bidder's own maximum only grows; in a sealed lot the last amount counts.
    const raised = !before || kind === 'sealed' || ruling.max > before.maximum;
    bidders.set(bidder, {
      user_id: bid.userId,
      number,
      maximum: raised ? ruling.max : before.maximum,
      maximum_seq: raised ? seq : before.maximum_seq,
      bids: (before?.bids ?? 0) + 1,
    });
    const leader = bidding.lead ? (bidders.get(bidding.lead.bidder)?.number ?? null) : null;
    const price = bidding.lead?.price ?? null;
    const line = { act: 'bid', bidder: number, offer, price, leader, endsAt: bidding.endsAt, extended } as const;
    write(at, line, { account: bidder, max: max ?? null }, bid);
  }
  const sealed = [...bidders].map(([bidder, { maximum: amount, maximum_seq: place }]) => ({ bidder, amount, place }));
  const result = end?.act === 'close' ? resultOf(bidding, sealed) : null;
  const closesAt = Math.max(end?.at ?? 0, bidding.endsAt);
  if (end && result) {
    const winner = result.state === 'sold' && result.lead ? (bidders.get(result.lead.bidder)?.number ?? null) : null;
    const price = result.lead?.price ?? null;
    write(closesAt, { act: 'close', result: result.state, price, winner }, null);
  } else if (end) write(end.at, { act: 'cancel' }, null);

  await insertLog(tx, lines);
  if (bidders.size > 0)
    await tx
      .insertInto('lot_bidders')
      .values([...bidders].map(([account_id, bidder]) => ({ lot_id: lotId, account_id, ...bidder })))
      .execute();
  const lead = result ? result.lead : bidding.lead;
  const last = lines.at(-1)?.at;
  await setLot(tx, lotId, {
    state: result?.state ?? (end ? 'cancelled' : lot.state),
    ...(end?.act === 'close' && { closed_at: new Date(closesAt) }),
    ends_at: new Date(bidding.endsAt),
    extensions,
    price: lead?.price ?? null,
    leader_id: lead?.bidder ?? null,
    leader_max: lead?.max ?? null,
    bids: bids.length,
    bidders: bidders.size,
    log_seq: head.seq,
    log_hash: head.hash,
    ...(last && { log_at: last }),
  });
  if (end) return;
  const exposures =
    kind === 'sealed'
      ? sealed.map(({ bidder, amount }) => [bidder, amount] as const)
      : bidding.lead
        ? [[bidding.lead.bidder, bidding.lead.max] as const]
        : [];
  await lockExposures(
    tx,
    exposures.map(([bidder]) => bidder),
  );
  await changeExposure(tx, new Map(exposures));
}

/** Returns an id that sorts by time, because the lists sort by id. */
function idAt(time: number): string {
  return uuidv7(time, randomBytes(10));
}
