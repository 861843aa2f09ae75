// Reads an auction with its whole log in one snapshot, verifies the log, and compares the auction with the log.
import type { Selectable } from 'kysely';
import type { ReverseAuctions, ReverseLines, ReverseSuppliers } from '../../../../db/rows.generated.ts';
import { type Fault, firstDifference } from '../../../platform/batches/verify-log.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { ranksOf } from '../reverse-rules.ts';
import { type Outcome, type ReverseLogRow, ReverseReplay } from './verify-reverse-log.ts';

const PAGE = 1_000;

export type Verdict = { readonly state: string; readonly outcome: Outcome; readonly fault: Fault | undefined };

export function verifyReverse(db: Db, id: string): Promise<Verdict | undefined> {
  // A live auction goes on meanwhile, so all pages are read from one snapshot.
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (tx) => {
    const auction = await tx.selectFrom('reverse_auctions').selectAll().where('id', '=', id).executeTakeFirst();
    if (!auction) return undefined;
    const replay = new ReverseReplay(id);
    const fault = (await firstFault(tx, id, replay)) ?? compare(replay.outcome, auction, await partsOf(tx, id));
    return { state: auction.state, outcome: replay.outcome, fault };
  });
}

async function firstFault(tx: Tx, id: string, replay: ReverseReplay): Promise<Fault | undefined> {
  for (let rows = await page(tx, id, 0); rows.length > 0; rows = await page(tx, id, rows.at(-1)?.seq ?? 0))
    for (const row of rows) {
      const fault = replay.add(row);
      if (fault) return fault;
    }
  return undefined;
}

async function page(tx: Tx, id: string, after: number): Promise<ReverseLogRow[]> {
  const rows = await tx
    .selectFrom('reverse_log')
    .select(['seq', 'act', 'at', 'account_id', 'total_minor', 'line', 'secret', 'hash'])
    .where('auction_id', '=', id)
    .where('seq', '>', String(after))
    .orderBy('seq')
    .limit(PAGE)
    .execute();
  return rows.map(({ seq, at, account_id, total_minor, ...row }) => ({
    ...row,
    seq: Number(seq),
    at: at.getTime(),
    accountId: account_id,
    total: numberOf(total_minor),
  }));
}

type Parts = { seats: readonly Selectable<ReverseSuppliers>[]; lines: readonly Selectable<ReverseLines>[] };

async function partsOf(tx: Tx, id: string): Promise<Parts> {
  const seats = await tx.selectFrom('reverse_suppliers').selectAll().where('auction_id', '=', id).execute();
  const lines = await tx.selectFrom('reverse_lines').selectAll().where('auction_id', '=', id).orderBy('line').execute();
  return { seats, lines };
}

/** Compares the auction, its lines and its suppliers with the log, to the minor unit and the millisecond. */
function compare(log: Outcome, auction: Selectable<ReverseAuctions>, { seats, lines }: Parts): Fault | undefined {
  const { contest, end } = log;
  const quantities = lines.map(({ line, quantity }) => ({ line: Number(line), quantity: Number(quantity) }));
  const offered = seats.filter(({ total_minor }) => total_minor !== null);
  const best = contest?.standings.get(ranksOf(contest.standings)[0] ?? '')?.total ?? null;
  return firstDifference('auction', [
    ['the length of the log', Number(auction.log_seq), log.seq],
    ['the last hash', auction.log_hash, log.hash],
    ['the time of the last line', auction.log_at?.getTime(), log.at],
    ['the state', stateOf(auction.state), end ?? 'open'],
    ['the buyer', auction.account_id, log.buyer],
    ['the currency', auction.currency, log.currency],
    ['the ceiling', numberOf(auction.ceiling_minor), contest?.ceiling ?? null],
    ['the decrement', Number(auction.decrement), contest?.decrement],
    ['the overtime', Number(auction.overtime_minutes), contest?.overtimeMinutes],
    ['the ranks of the overtime', Number(auction.overtime_ranks), contest?.overtimeRanks],
    ['the start', auction.starts_at.getTime(), contest?.startsAt],
    ['the first end', auction.first_ends_at.getTime(), contest?.firstEndsAt],
    ['the end', auction.ends_at.getTime(), contest?.endsAt],
    ['the number of extensions', Number(auction.extensions), log.extensions],
    ['the number of offers', Number(auction.offers), log.offers],
    ['the lowest sum', numberOf(auction.best_minor), best],
    ['the moment of closing', auction.closed_at?.getTime(), end === 'closed' ? log.at : undefined],
    ['the quantity of a line', JSON.stringify(quantities), log.lines],
    ['the number of suppliers with an offer', offered.length, log.suppliers.size],
    ...offered.flatMap((seat): [string, unknown, unknown][] => {
      const [own, standing] = [log.suppliers.get(seat.supplier_id), contest?.standings.get(seat.supplier_id)];
      const suffix = `of supplier ${own?.number}`;
      return [
        [`the number ${suffix}`, Number(seat.number), own?.number],
        [`the first sum ${suffix}`, numberOf(seat.first_minor), own?.first],
        [`the sum ${suffix}`, numberOf(seat.total_minor), standing?.total],
        [`the place of the sum ${suffix}`, numberOf(seat.total_seq), standing?.place],
        [`the prices ${suffix}`, String(seat.units), own?.units],
        [`the number of offers ${suffix}`, Number(seat.offers), own?.offers],
      ];
    }),
  ]);
}

/** Maps the state of the auction to the states of the log, which ends with the close or the cancellation. */
function stateOf(state: string): string {
  if (state === 'cancelled') return 'cancelled';
  return state === 'scheduled' || state === 'live' ? 'open' : 'closed';
}

function numberOf(value: string | null): number | null {
  return value === null ? null : Number(value);
}
