// Writes the whole history of a lot in one step, for demo data and tests. Every bid goes through the bidding rules and every line into
// the hash chain, as if it had happened at its time.
import { randomBytes } from 'node:crypto';
import { BID_MAX } from '@rigsouq/contract/auctions/calls';
import { uuidv7 } from '@rigsouq/kernel/ids';
import type { Insertable } from 'kysely';
import type { LotLog } from '../../../../db/rows.generated.ts';
import type { Tx } from '../../../platform/database/db.ts';
import {
  type BiddingRules,
  type BiddingState,
  evaluateBid,
  resultOf,
  type SealedBid,
} from '../bidding/bidding-rules.ts';
import { changeExposure, lockExposures } from '../bidding/exposure.store.ts';
import { currentRules } from '../bidding/known-rules.ts';
import type { LotState } from '../lots/lot-state.ts';
import { insertLog, lockLot, setLot } from '../lots/lots.store.ts';
import { type BidSecret, chainLogLine, type LogFact, type LotLogHead, type OpenSecret } from './lot-log.ts';

export type PastBid = { accountId: string; userId: string; offer: number; max?: number; at: number };
type End = 'close' | 'cancel';
type Past = { openedAt: number; rules?: BiddingRules; bids?: readonly PastBid[]; end?: { act: End; at: number } };
type Bidder = { user_id: string; number: number; maximum: number; maximum_seq: number; bids: number };

/** The lot after the lines that were written so far. */
type History = {
  readonly lotId: string;
  bidding: BiddingState;
  head: LotLogHead;
  extensions: number;
  readonly lines: Insertable<LotLog>[];
  readonly bidders: Map<string, Bidder>;
};

/** Writes the history of a lot that has dates and an empty log. If the lot has not ended, its bidders' exposure is counted. */
export async function writeLotHistory(tx: Tx, lotId: string, past: Past): Promise<void> {
  const { openedAt, rules = currentRules, bids = [], end } = past;
  const lot = await lockLot(tx, lotId);
  if (!lot?.bidding || lot.head.seq > 0) throw new Error('the lot has no dates or already has a log');
  const bidding = { ...lot.bidding, rules };
  const history: History = { lotId, bidding, head: lot.head, extensions: 0, lines: [], bidders: new Map() };
  const { kind, startPrice, startsAt, endsAt, reserve, seller } = bidding;
  addLine(history, openedAt, { act: 'open', kind, startPrice, startsAt, endsAt, rules }, { reserve, seller });
  for (const bid of bids) addBid(history, bid);
  const ended = end ? addEnd(history, end) : { state: lot.state, lead: history.bidding.lead };
  await saveHistory(tx, history, ended);
  if (!end) await countExposure(tx, history);
}

function addLine(
  history: History,
  at: number,
  fact: LogFact,
  secret: OpenSecret | BidSecret | null,
  bid?: PastBid,
): void {
  const { lotId, head, lines } = history;
  const entry = chainLogLine(head, at, fact, secret);
  history.head = { lot: lotId, seq: entry.seq, hash: entry.hash };
  const columns = bid ? { account_id: bid.accountId, user_id: bid.userId, amount: bid.offer } : {};
  lines.push({ lot_id: lotId, id: idAt(at), act: fact.act, at: new Date(at), ...columns, ...entry });
}

function addBid(history: History, bid: PastBid): void {
  const { bidders, head } = history;
  const { accountId: bidder, offer, max, at } = bid;
  const ruling = evaluateBid(history.bidding, { bidder, offer, max, at }, { total: 0, inThisLot: 0, limit: BID_MAX });
  if (!ruling.accepted) throw new Error(`${ruling.code} ${JSON.stringify({ offer, max, ...ruling.facts })}`);
  const { kind, lead, endsAt } = ruling.bidding;
  const extended = endsAt > history.bidding.endsAt;
  history.bidding = ruling.bidding;
  if (extended) history.extensions++;
  const before = bidders.get(bidder);
  const number = before?.number ?? bidders.size + 1;
  // A bidder's own maximum only grows; in a sealed lot the last amount counts.
  const raised = !before || kind === 'sealed' || ruling.max > before.maximum;
  bidders.set(bidder, {
    user_id: bid.userId,
    number,
    maximum: raised ? ruling.max : before.maximum,
    maximum_seq: raised ? head.seq + 1 : before.maximum_seq,
    bids: (before?.bids ?? 0) + 1,
  });
  const leader = lead ? (bidders.get(lead.bidder)?.number ?? null) : null;
  const line = { act: 'bid', bidder: number, offer, price: lead?.price ?? null, leader, endsAt, extended } as const;
  addLine(history, at, line, { account: bidder, max: max ?? null }, bid);
}

type Ended = { state: LotState; lead: BiddingState['lead']; closed_at?: Date };

function addEnd(history: History, end: { act: End; at: number }): Ended {
  const { bidding, bidders } = history;
  if (end.act === 'cancel') {
    addLine(history, end.at, { act: 'cancel' }, null);
    return { state: 'cancelled', lead: bidding.lead };
  }
  const closesAt = Math.max(end.at, bidding.endsAt);
  const { state, lead } = resultOf(bidding, sealedBidsOf(bidders));
  const winner = state === 'sold' && lead ? (bidders.get(lead.bidder)?.number ?? null) : null;
  addLine(history, closesAt, { act: 'close', result: state, price: lead?.price ?? null, winner }, null);
  return { state, lead, closed_at: new Date(closesAt) };
}

function sealedBidsOf(bidders: History['bidders']): SealedBid[] {
  return [...bidders].map(([bidder, { maximum: amount, maximum_seq: place }]) => ({ bidder, amount, place }));
}

async function saveHistory(tx: Tx, history: History, { lead, ...ended }: Ended): Promise<void> {
  const { lotId, bidding, head, extensions, lines, bidders } = history;
  await insertLog(tx, lines);
  if (bidders.size > 0)
    await tx
      .insertInto('lot_bidders')
      .values([...bidders].map(([account_id, bidder]) => ({ lot_id: lotId, account_id, ...bidder })))
      .execute();
  const last = lines.at(-1)?.at;
  await setLot(tx, lotId, {
    ...ended,
    ends_at: new Date(bidding.endsAt),
    rules: JSON.stringify(bidding.rules),
    extensions,
    price: lead?.price ?? null,
    leader_id: lead?.bidder ?? null,
    leader_max: lead?.max ?? null,
    bids: lines.filter(({ act }) => act === 'bid').length,
    bidders: bidders.size,
    log_seq: head.seq,
    log_hash: head.hash,
    ...(last && { log_at: last }),
  });
}

async function countExposure(tx: Tx, { bidding: { kind, lead }, bidders }: History): Promise<void> {
  const open = lead ? [[lead.bidder, lead.max] as const] : [];
  const sealed = sealedBidsOf(bidders).map(({ bidder, amount }) => [bidder, amount] as const);
  const exposures = new Map(kind === 'sealed' ? sealed : open);
  await lockExposures(tx, [...exposures.keys()]);
  await changeExposure(tx, exposures);
}

/** Returns an id that sorts by time, because the lists sort by id. */
function idAt(time: number): string {
  return uuidv7(time, randomBytes(10));
}
