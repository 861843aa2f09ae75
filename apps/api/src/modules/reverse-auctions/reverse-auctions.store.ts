// Locks and reads auctions: the row first, then in a second statement the clock, the lines and the seats. Every change of an auction goes
// through here, so all changes have one order. Lock order: the auction before the request that it came from.
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { ReverseAuctions, ReverseLog } from '../../../db/rows.generated.ts';
import type { Entry } from '../../platform/batches/hash-chain.ts';
import { databaseClock } from '../../platform/database/database-clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { chainLine, type Fact, type Head, type Secret } from './log/reverse-log.ts';
import type { Contest } from './reverse-rules.ts';
import type { ReverseState } from './reverse-state.ts';

type Line = { readonly line: number; readonly quantity: number };
export type Seat = {
  readonly number: number;
  readonly first: number | null;
  readonly total: number | null;
  /** Position of the offer in the log. 0 and below are answers to the request, in their order. */
  readonly place: number | null;
  readonly offers: number;
};

export type LockedAuction = {
  readonly id: string;
  readonly accountId: string;
  readonly rfqId: string | null;
  readonly title: string;
  readonly currency: string;
  readonly country: string;
  readonly state: ReverseState;
  readonly lines: readonly Line[];
  readonly contest: Contest;
  /** All invited suppliers, by account id. */
  readonly seats: ReadonlyMap<string, Seat>;
  readonly offers: number;
  readonly extensions: number;
  readonly head: Head;
  /** Milliseconds of the database's clock, read under the lock. It is never before the last line of the log. */
  readonly now: number;
};

export async function lockAuction(tx: Tx, id: string, clock = databaseClock): Promise<LockedAuction | undefined> {
  const { auctions } = await lockAuctions(tx, [id], { clock });
  return auctions.get(id);
}

type Options = {
  clock?: typeof databaseClock;
  /** A further value that is read in the same statement. */
  beside?: RawBuilder<unknown>;
};
type Read<B> = {
  now: Date;
  lines: ({ auction: string } & Line)[] | null;
  seats: ({ auction: string; supplier: string } & Seat)[] | null;
  beside: B;
};

/** Locks auctions in the order of their ids, so that two batches with the same auctions never deadlock. */
export async function lockAuctions<B>(
  tx: Tx,
  auctionIds: readonly string[],
  { clock = databaseClock, beside = sql`null` }: Options = {},
): Promise<{ auctions: Map<string, LockedAuction>; beside: B }> {
  const rows = await tx
    .selectFrom('reverse_auctions')
    .selectAll()
    .where('id', 'in', [...new Set(auctionIds)].toSorted())
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  // This statement runs after the locks, so it sees everything that was committed before, and its clock decides.
  const { rows: found } = await sql<Read<B>>`
    select ${clock} as now, ${beside} as beside,
      (select json_agg(json_build_object('auction', l.auction_id, 'line', l.line, 'quantity', l.quantity) order by l.line)
        from reverse_lines l where l.auction_id = any(${ids}::uuid[])) as lines,
      (select json_agg(json_build_object('auction', s.auction_id, 'supplier', s.supplier_id, 'number', s.number,
          'first', s.first_minor, 'total', s.total_minor, 'place', s.total_seq, 'offers', s.offers))
        from reverse_suppliers s where s.auction_id = any(${ids}::uuid[])) as seats`.execute(tx);
  const [read] = found as [Read<B>];
  const lines = Map.groupBy(read.lines ?? [], ({ auction }) => auction);
  const seats = Map.groupBy(read.seats ?? [], ({ auction }) => auction);
  const auctions = rows.map((row) => {
    const own = new Map(seats.get(row.id)?.map(({ supplier, auction: _, ...seat }) => [supplier, seat]));
    return [row.id, auctionOf(row, lines.get(row.id) ?? [], own, read.now)] as const;
  });
  return { auctions: new Map(auctions), beside: read.beside };
}

function auctionOf(
  row: Selectable<ReverseAuctions>,
  lines: readonly Line[],
  seats: ReadonlyMap<string, Seat>,
  now: Date,
): LockedAuction {
  const { id, title, currency, country } = row;
  const standings = [...seats].flatMap(([supplier, { total, place }]) => {
    return total === null || place === null ? [] : [[supplier, { total, place }] as const];
  });
  return {
    id,
    title,
    currency,
    country,
    lines,
    seats,
    accountId: row.account_id,
    rfqId: row.rfq_id,
    state: row.state as ReverseState,
    contest: {
      quantities: lines.map(({ quantity }) => quantity),
      ceiling: row.ceiling_minor === null ? null : Number(row.ceiling_minor),
      decrement: Number(row.decrement),
      overtimeMinutes: Number(row.overtime_minutes),
      overtimeRanks: Number(row.overtime_ranks),
      startsAt: row.starts_at.getTime(),
      firstEndsAt: row.first_ends_at.getTime(),
      endsAt: row.ends_at.getTime(),
      standings: new Map(standings),
    },
    offers: Number(row.offers),
    extensions: Number(row.extensions),
    head: { auction: id, seq: Number(row.log_seq), hash: row.log_hash },
    now: Math.max(now.getTime(), row.log_at?.getTime() ?? 0),
  };
}

export async function updateAuction(tx: Tx, id: string, change: Updateable<ReverseAuctions>): Promise<void> {
  await tx
    .updateTable('reverse_auctions')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

type LogEvent = { head: Head; now: number; fact: Fact; secret: Secret | null };

/** Writes the next line of the log and moves its head. Offers do not use it, because a lane writes many of them at once. */
export async function appendLog(tx: Tx, { head, now, fact, secret }: LogEvent): Promise<Entry> {
  const entry = chainLine(head, now, fact, secret);
  const at = new Date(now);
  await insertLog(tx, [{ auction_id: head.auction, id: newId(), act: fact.act, at, ...entry }]);
  await updateAuction(tx, head.auction, { log_seq: entry.seq, log_hash: entry.hash, log_at: at });
  return entry;
}

async function insertLog(tx: Tx, lines: readonly Insertable<ReverseLog>[]): Promise<void> {
  await tx
    .insertInto('reverse_log')
    .values([...lines])
    .execute();
}
