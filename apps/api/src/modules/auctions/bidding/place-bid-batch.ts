// Places a batch of bids in one transaction: it locks the lots, then the exposures of the bidders, reads, decides, and writes
// everything in one statement. A bid that is repeated with the same idempotency key gets its first answer again.
import type { placeBid } from '@rigsouq/contract/auctions/calls';
import { sql } from 'kysely';
import {
  answersToStore,
  type EarlierAnswers,
  insertAnswers,
  type KeyedCall,
  selectEarlierAnswers,
  separateRepeats,
} from '../../../platform/batches/keyed-batches.ts';
import { databaseClock } from '../../../platform/database/database-clock.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Failure } from '../../../platform/http/errors.ts';
import { buildEventJob } from '../../../platform/jobs/events.ts';
import { insertConsents } from '../../legal/index.ts';
import { bidsPlaced } from '../auctions.events.ts';
import type { LotState } from '../lots/lot-state.ts';
import { biddingStateOf } from '../lots/lots.store.ts';
import { type BatchLot, type BatchResult, evaluateBidBatch, type NewBid, type Receipt } from './evaluate-bid-batch.ts';
import { lockExposures } from './exposure.store.ts';

export type KeyedBid = NewBid & KeyedCall;
type Answer = Receipt | Failure;

const CALL: `${(typeof placeBid)['method']} ${(typeof placeBid)['path']}` = 'POST /equipment/bid';

/** Returns the answers in the order of the bids, and the ids of the lots that changed. */
export async function placeBidBatch(
  db: Db,
  bids: readonly KeyedBid[],
  clock = databaseClock,
): Promise<{ answers: Answer[]; moved: string[] }> {
  return inTransaction(db, async (tx) => {
    const rows = await lockLots(tx, bids);
    const leaders = rows.flatMap(({ leader_id }) => leader_id ?? []);
    const exposures = await lockExposures(tx, [...leaders, ...bids.map(({ accountId }) => accountId)]);
    const { lots, answered } = await readLots(tx, rows, bids, clock);
    const { fresh, answersOf } = separateRepeats(bids, answered);
    const ruled = evaluateBidBatch(fresh, lots, exposures);
    if (ruled.log.length > 0) await write(tx, ruled, answersToStore(fresh, ruled.answers));
    return { answers: answersOf(ruled.answers), moved: ruled.lots.map(({ id }) => id) };
  });
}

type LockedRow = Awaited<ReturnType<typeof lockLots>>[number];

/** Locks the lots in the order of their ids, so that two batches with the same lots cannot deadlock. */
function lockLots(tx: Tx, bids: readonly NewBid[]) {
  const ids = [...new Set(bids.map(({ lotId }) => lotId))].toSorted();
  return tx.selectFrom('lots').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

type Read = {
  now: Date;
  titles: { id: string; title: string }[] | null;
  bidders:
    | { lot_id: string; account_id: string; number: number; maximum: number; maximum_seq: number; bids: number }[]
    | null;
  answered: EarlierAnswers<Receipt>;
};

/** Reads in a statement after the locks, so that it sees what earlier batches wrote; the time it reads decides on the bids (R46). */
async function readLots(tx: Tx, rows: readonly LockedRow[], bids: readonly KeyedBid[], clock: typeof databaseClock) {
  const pairs = [
    ...bids.map(({ lotId, accountId }) => [lotId, accountId] as const),
    ...rows.flatMap(({ id, leader_id }) => (leader_id ? [[id, leader_id] as const] : [])),
  ];
  const { rows: found } = await sql<Read>`
    select ${clock} as now,
      (select json_agg(json_build_object('id', c.id, 'title', c.title)) from consignments c
        where c.id = any(${rows.map(({ id }) => id)}::uuid[])) as titles,
      (select json_agg(json_build_object('lot_id', b.lot_id, 'account_id', b.account_id, 'number', b.number,
          'maximum', b.maximum, 'maximum_seq', b.maximum_seq, 'bids', b.bids))
        from lot_bidders b where (b.lot_id, b.account_id) in (
          select * from unnest(${pairs.map(([lot]) => lot)}::uuid[], ${pairs.map(([, account]) => account)}::uuid[]))) as bidders,
      ${selectEarlierAnswers(CALL, bids)} as answered`.execute(tx);
  const [read] = found as [Read];
  const titles = new Map(read.titles?.map(({ id, title }) => [id, title]));
  const known = Map.groupBy(read.bidders ?? [], ({ lot_id }) => lot_id);
  const lots = new Map<string, BatchLot>(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        state: row.state as LotState,
        title: titles.get(row.id) ?? '',
        bidding: biddingStateOf(row),
        bids: Number(row.bids),
        bidders: Number(row.bidders),
        extensions: Number(row.extensions),
        head: { lot: row.id, seq: Number(row.log_seq), hash: row.log_hash },
        now: Math.max(read.now.getTime(), row.log_at?.getTime() ?? 0),
        known: new Map(
          known
            .get(row.id)
            ?.map(({ account_id, maximum_seq, ...bidder }) => [account_id, { ...bidder, maximumSeq: maximum_seq }]),
        ),
      },
    ]),
  );
  return { lots, answered: read.answered };
}

async function write(tx: Tx, ruled: BatchResult, kept: readonly object[]): Promise<void> {
  const log = ruled.log.map(({ at, consent, ...line }) => ({ ...line, at: new Date(at) }));
  const consents = ruled.log.flatMap(({ id, consent }) => (consent ? { ...consent, subject_id: id } : []));
  const lots = ruled.lots.map(({ bidding, head, now, ...lot }) => ({
    id: lot.id,
    ends: new Date(bidding.endsAt),
    extensions: lot.extensions,
    price: bidding.lead?.price ?? null,
    leader: bidding.lead?.bidder ?? null,
    max: bidding.lead?.max ?? null,
    bids: lot.bids,
    bidders: lot.bidders,
    seq: head.seq,
    hash: head.hash,
    at: new Date(now),
  }));
  const exposure = [...ruled.exposure].filter(([, by]) => by !== 0).map(([id, by]) => ({ id, by }));
  const events = ruled.placed.map((facts) => buildEventJob(bidsPlaced, facts));
  const all = JSON.stringify({ log, lots, bidders: ruled.bidders, exposure, consents, kept, events });
  await sql`
    with given as materialized (select ${all}::jsonb as g),
    logged as (
      insert into lot_log (lot_id, seq, id, act, at, account_id, user_id, amount, line, secret, hash)
      select "lotId", seq, id, 'bid', at, "accountId", "userId", amount, line, secret, hash
      from given, jsonb_to_recordset(g->'log') as r("lotId" uuid, seq bigint, id uuid, at timestamptz, "accountId" uuid,
        "userId" uuid, amount bigint, line text, secret text, hash text)),
    moved as (
      update lots set state = 'live', ends_at = r.ends, extensions = r.extensions, price = r.price, leader_id = r.leader,
        leader_max = r.max, bids = r.bids, bidders = r.bidders, log_seq = r.seq, log_hash = r.hash, log_at = r.at, updated_at = now()
      from given, jsonb_to_recordset(g->'lots') as r(id uuid, ends timestamptz, extensions bigint, price bigint, leader uuid,
        max bigint, bids bigint, bidders bigint, seq bigint, hash text, at timestamptz)
      where lots.id = r.id),
    known as (
      insert into lot_bidders (lot_id, account_id, user_id, number, maximum, maximum_seq, bids)
      select "lotId", "accountId", "userId", number, maximum, "maximumSeq", bids
      from given, jsonb_to_recordset(g->'bidders') as r("lotId" uuid, "accountId" uuid, "userId" uuid, number bigint,
        maximum bigint, "maximumSeq" bigint, bids bigint)
      on conflict (lot_id, account_id) do update set user_id = excluded.user_id, maximum = excluded.maximum,
        maximum_seq = excluded.maximum_seq, bids = excluded.bids),
    staked as (
      update bidders set exposure = bidders.exposure + r.by
      from given, jsonb_to_recordset(g->'exposure') as r(id uuid, by bigint) where bidders.account_id = r.id),
    agreed as (${insertConsents(sql`g->'consents'`)}),
    answered as (${insertAnswers(CALL, sql`g->'kept'`)})
    select count(graphile_worker.add_job(e->>'name', (e->'payload')::json))
    from given, jsonb_array_elements(g->'events') as e`.execute(tx);
}
