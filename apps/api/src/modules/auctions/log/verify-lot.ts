// Verifies a lot: it reads the lot and its whole log in one snapshot, verifies the log, and compares the lot with the result of the log.
import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { LotBidders, Lots } from '../../../../db/rows.generated.ts';
import { type Fault, firstDifference } from '../../../platform/batches/verify-log.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { BiddingRules } from '../bidding/bidding-rules.ts';
import { knownRules, rulesOf } from '../bidding/known-rules.ts';
import { LogReplay, type LotLogRow, type ReplayOutcome } from './log-replay.ts';

const PAGE = 1_000;

export type LotVerification = {
  readonly state: string;
  readonly outcome: ReplayOutcome;
  readonly fault: Fault | undefined;
};

/** Verifies a lot by the rules it was opened under, which must be one of the known versions. */
export function verifyLot(
  db: Db,
  id: string,
  known: readonly BiddingRules[] = knownRules,
): Promise<LotVerification | undefined> {
  // Bids may continue during the check, so all pages are read in one database snapshot.
  const asOfNow = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return asOfNow.execute(async (tx) => {
    const lot = await tx.selectFrom('lots').selectAll().where('id', '=', id).executeTakeFirst();
    if (!lot) return undefined;
    const replay = new LogReplay(id, known);
    const fault = (await firstFault(tx, id, replay)) ?? compare(replay.outcome, lot, await biddersOf(tx, id));
    return { state: lot.state, outcome: replay.outcome, fault };
  });
}

async function firstFault(tx: Tx, id: string, replay: LogReplay): Promise<Fault | undefined> {
  for (let rows = await page(tx, id, 0); rows.length > 0; rows = await page(tx, id, rows.at(-1)?.seq ?? 0))
    for (const row of rows) {
      const fault = replay.add(row);
      if (fault) return fault;
    }
  return undefined;
}

async function page(tx: Tx, id: string, after: number): Promise<LotLogRow[]> {
  const rows = await tx
    .selectFrom('lot_log')
    .select(['seq', 'act', 'at', 'account_id', 'amount', 'line', 'secret', 'hash'])
    .where('lot_id', '=', id)
    .where('seq', '>', String(after))
    .orderBy('seq')
    .limit(PAGE)
    .execute();
  return rows.map(({ seq, at, account_id, amount, ...row }) => ({
    ...row,
    seq: Number(seq),
    at: at.getTime(),
    accountId: account_id,
    amount: amount === null ? null : Number(amount),
  }));
}

function biddersOf(tx: Tx, id: string) {
  return tx.selectFrom('lot_bidders').selectAll().where('lot_id', '=', id).execute();
}

/** Compares the lot and its bidders with the log, to the dollar and the millisecond. */
function compare(
  log: ReplayOutcome,
  lot: Selectable<Lots>,
  bidders: readonly Selectable<LotBidders>[],
): Fault | undefined {
  const { bidding, end } = log;
  if (!bidding && log.seq === 0 && ['pending', 'rejected', 'cancelled'].includes(lot.state)) return undefined;
  const lead = end && end !== 'cancelled' ? end.lead : (bidding?.lead ?? null);
  const facts: [what: string, lot: unknown, log: unknown][] = [
    ['the length of the log', Number(lot.log_seq), log.seq],
    ['the last hash', lot.log_hash, log.hash],
    ['the time of the last line', lot.log_at?.getTime(), log.at],
    ['the state', lot.state, stateOf(log, lot.state)],
    ['the kind', lot.kind, bidding?.kind],
    ['the set of rules', isDeepStrictEqual(rulesOf(lot), bidding?.rules), true],
    ['the seller', lot.account_id, bidding?.seller],
    ['the starting price', Number(lot.start_price), bidding?.startPrice],
    ['the reserve', Number(lot.reserve), bidding?.reserve],
    ['the start', lot.starts_at?.getTime(), bidding?.startsAt],
    ['the first end', lot.first_ends_at?.getTime(), bidding?.firstEndsAt],
    ['the end', lot.ends_at?.getTime(), bidding?.endsAt],
    ['the number of extensions', Number(lot.extensions), log.extensions],
    ['the price', lot.price === null ? null : Number(lot.price), lead?.price ?? null],
    ['the leader', lot.leader_id, lead?.bidder ?? null],
    ['the maximum of the leader', lot.leader_max === null ? null : Number(lot.leader_max), lead?.max ?? null],
    ['the number of bids', Number(lot.bids), log.bids],
    ['the number of bidders', Number(lot.bidders), log.bidders.size],
    ['the moment of closing', lot.closed_at?.getTime(), end && end !== 'cancelled' ? log.at : undefined],
    ['the list of bidders', bidders.length, log.bidders.size],
    ...bidders.flatMap((row): [string, unknown, unknown][] => {
      const bidder = log.bidders.get(row.account_id);
      return [
        [`the number of bidder ${bidder?.number}`, Number(row.number), bidder?.number],
        [`the maximum of bidder ${bidder?.number}`, Number(row.maximum), bidder?.maximum],
        [`the log position of the maximum of bidder ${bidder?.number}`, Number(row.maximum_seq), bidder?.place],
      ];
    }),
  ];
  return firstDifference('lot', facts);
}

function stateOf({ end, bids }: ReplayOutcome, state: string): string {
  if (end === 'cancelled') return 'cancelled';
  if (end) return end.state;
  return state === 'scheduled' && bids === 0 ? 'scheduled' : 'live';
}
