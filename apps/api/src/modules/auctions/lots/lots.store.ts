// Locks and changes lots. The lock order is: the lot, then the exposures of its bidders in the order of their ids, then the machine.
// Every change of a lot goes through this file, so all changes of one lot happen one after the other.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { LotLog, Lots } from '../../../../db/rows.generated.ts';
import type { Entry } from '../../../platform/batches/hash-chain.ts';
import { databaseClock } from '../../../platform/database/database-clock.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { BiddingState, LotKind } from '../bidding/bidding-rules.ts';
import { rulesOf } from '../bidding/known-rules.ts';
import { type BidSecret, chainLogLine, type LogFact, type LotLogHead, type OpenSecret } from '../log/lot-log.ts';
import type { LotState } from './lot-state.ts';

export type LockedLot = {
  readonly id: string;
  readonly sellerId: string;
  readonly state: LotState;
  readonly title: string;
  readonly machineId: string;
  /** Null until an operator has set the dates. */
  readonly bidding: BiddingState | null;
  readonly bids: number;
  readonly bidders: number;
  readonly extensions: number;
  readonly head: LotLogHead;
  /** Milliseconds of the database's clock, read under the lock; never earlier than the last line of the log (R46). */
  readonly now: number;
};

export async function lockLot(tx: Tx, id: string, clock = databaseClock): Promise<LockedLot | undefined> {
  const lot = await tx.selectFrom('lots').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!lot) return undefined;
  // This is a separate statement, so that a caller who waited for the lock reads the clock after the wait.
  const { now, title, machine_id } = await tx
    .selectFrom('consignments')
    .select(['title', 'machine_id', clock.as('now')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id,
    sellerId: lot.account_id,
    state: lot.state as LotState,
    title,
    machineId: machine_id,
    bidding: biddingStateOf(lot),
    bids: Number(lot.bids),
    bidders: Number(lot.bidders),
    extensions: Number(lot.extensions),
    head: { lot: id, seq: Number(lot.log_seq), hash: lot.log_hash },
    now: Math.max(now.getTime(), lot.log_at?.getTime() ?? 0),
  };
}

/** Locks the scheduled and live lots of a seller and returns their ids. */
export async function lockOpenLots(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('lots')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['scheduled', 'live'])
    .where('ends_at', '>', databaseClock)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export function biddingStateOf(lot: Selectable<Lots>): BiddingState | null {
  if (!lot.starts_at || !lot.first_ends_at || !lot.ends_at) return null;
  return {
    rules: rulesOf(lot),
    kind: lot.kind as LotKind,
    seller: lot.account_id,
    startPrice: Number(lot.start_price),
    reserve: Number(lot.reserve),
    startsAt: lot.starts_at.getTime(),
    firstEndsAt: lot.first_ends_at.getTime(),
    endsAt: lot.ends_at.getTime(),
    lead: lot.leader_id ? { bidder: lot.leader_id, max: Number(lot.leader_max), price: Number(lot.price) } : null,
  };
}

export async function setLot(tx: Tx, id: string, change: Updateable<Lots>): Promise<void> {
  await tx
    .updateTable('lots')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

type NewLine = { lot: LockedLot; fact: LogFact; secret?: OpenSecret | BidSecret };

/** Writes the next line of the log and moves its head. Bids do not use it: a lane writes many of them in one statement. */
export async function appendLog(tx: Tx, { lot, fact, secret }: NewLine): Promise<Entry> {
  const entry = chainLogLine(lot.head, lot.now, fact, secret ?? null);
  const at = new Date(lot.now);
  await insertLog(tx, [{ lot_id: lot.id, id: newId(), act: fact.act, at, ...entry }]);
  await setLot(tx, lot.id, { log_seq: entry.seq, log_hash: entry.hash, log_at: at });
  return entry;
}

export async function insertLog(tx: Tx, lines: readonly Insertable<LotLog>[]): Promise<void> {
  await tx
    .insertInto('lot_log')
    .values([...lines])
    .execute();
}
