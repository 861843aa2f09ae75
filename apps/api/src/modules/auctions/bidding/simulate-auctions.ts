// Simulates random auctions: lots in the real tables, with bids from many accounts with limits, placed and closed by the product's own
// code at the times of a simulated clock. The stored result must equal the plain model, and the log must verify. A seed repeats a run.
import { isDeepStrictEqual } from 'node:util';
import { createRandom, type Random } from '@rigsouq/kernel/random';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { chainLogLine } from '../log/lot-log.ts';
import { verifyLot } from '../log/verify-lot.ts';
import { closeLot } from '../lots/close-lot.ts';
import { lockLot } from '../lots/lots.store.ts';
import { startLot } from '../lots/start-lot.ts';
import { AuctionModel, type ModelBid, type ModelRules } from './auction-model.ts';
import type { BiddingRules } from './bidding-rules.ts';
import type { NewBid } from './evaluate-bid-batch.ts';
import { currentRules, knownRules } from './known-rules.ts';
import { placeBidBatch } from './place-bid-batch.ts';

const GROUP = 500;
const BIDDERS = 60;
const TICKS = 24;
/** The number of lots that are closed at the same time. */
const CLOSERS = 4;
/** The log of every tenth lot is verified as well. */
const VERIFY_EVERY = 10;
const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);
const kinds = ['online', 'online', 'online', 'live', 'sealed'] as const;

/** Rules of a version that the product does not have, and the same for the model: a batch has lots of different versions. */
const otherRules: BiddingRules = {
  version: 1_000_000,
  increments: [
    [0, 50],
    [2_000, 400],
    [30_000, 3_000],
  ],
  softCloseMinutes: { online: 3, live: 2, sealed: 0 },
  maxExtensionMinutes: 1,
};
const otherModelRules: ModelRules = { steps: { 0: 50, 2000: 400, 30000: 3_000 }, online: 3, live: 2, most: 1 };

type Options = { lots: number; seed: number; report?: (done: SimulationTally) => void };
export type SimulationTally = {
  lots: number;
  bids: number;
  accepted: number;
  sold: number;
  extended: number;
  differences: string[];
};

export async function simulateAuctions(db: Db, { lots, seed, report }: Options): Promise<SimulationTally> {
  const tally: SimulationTally = { lots: 0, bids: 0, accepted: 0, sold: 0, extended: 0, differences: [] };
  for (let group = 0; tally.lots < lots && tally.differences.length === 0; group++) {
    await new Group(db, createRandom(seed * 100_003 + group), Math.min(GROUP, lots - tally.lots), tally).run();
    report?.(tally);
  }
  return tally;
}

type Planned = { lotId: string; model: AuctionModel; bid: ModelBid };

/** A group of lots that run at the same time, with the same bidders. */
class Group {
  readonly #db: Db;
  readonly #random: Random;
  readonly #tally: SimulationTally;
  readonly #models = new Map<string, AuctionModel>();
  readonly #bidders: string[] = [];
  readonly #limits: Record<string, number> = {};
  /** The exposure of each bidder in all lots, by the model. */
  readonly #exposure: Record<string, number> = {};
  readonly #seller = newId();
  readonly #size: number;

  constructor(db: Db, random: Random, size: number, tally: SimulationTally) {
    [this.#db, this.#random, this.#size, this.#tally] = [db, random, size, tally];
  }

  async run(): Promise<void> {
    await this.#createBidders();
    await this.#createLots();
    let at = START;
    for (let tick = 0; tick < TICKS; tick++) {
      at += this.#random.pick([0, 1, 1_000, 20_000, MINUTE, MINUTE, 2 * MINUTE, 4 * MINUTE, 5 * MINUTE]);
      await this.#tick(at);
    }
    await this.#close(at + 120 * MINUTE);
    await this.#compare();
  }

  async #createBidders(): Promise<void> {
    for (let n = 0; n < BIDDERS; n++) {
      const id = newId();
      this.#bidders.push(id);
      this.#limits[id] = this.#random.pick([25_000, 400_000, 1_000_000_000, 1_000_000_000, 1_000_000_000]);
    }
    const ids = [this.#seller, ...this.#bidders];
    const limits = ids.map((id) => this.#limits[id] ?? 25_000);
    await sql`insert into accounts (id, roles, contact_name, company_name)
      select id, '{buyer}', 'Simulated', 'Simulated' from unnest(${ids}::uuid[]) as id`.execute(this.#db);
    await sql`insert into auth_users (id, name, email)
      select id, 'Simulated', id || '@simulated.test' from unnest(${ids}::uuid[]) as id`.execute(this.#db);
    await sql`insert into bidders (account_id, bid_limit)
      select * from unnest(${ids}::uuid[], ${limits}::bigint[])`.execute(this.#db);
  }

  async #createLots(): Promise<void> {
    const rows = Array.from({ length: this.#size }, () => {
      const { pick, upTo } = this.#random;
      const [kind, start, reserve] = [pick(kinds), pick([100, 1_000, 4_800, 24_000, 99_000]), 100 * (1 + upTo(1_500))];
      const opens = START + pick([0, 0, 0, 5 * MINUTE]);
      const ends = opens + pick([10, 20, 30, 60]) * MINUTE;
      const id = newId();
      const hasOtherRules = upTo(4) === 0;
      const lot = { kind, seller: this.#seller, start, reserve, opens, ends };
      const modelLot = hasOtherRules ? { ...lot, rules: otherModelRules } : lot;
      this.#models.set(id, new AuctionModel(modelLot, this.#limits));
      const rules = hasOtherRules ? otherRules : currentRules;
      const fact = { act: 'open', kind, startPrice: start, startsAt: opens, endsAt: ends, rules } as const;
      const opened = chainLogLine({ lot: id, seq: 0, hash: null }, START - MINUTE, fact, {
        reserve,
        seller: this.#seller,
      });
      const dates = { opens: new Date(opens), ends: new Date(ends) };
      return { id, machine: newId(), kind, start, reserve, ...dates, rules, ...opened };
    });
    await sql`
      with given as (select r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, machine uuid, kind text,
        start bigint, reserve bigint, opens timestamptz, ends timestamptz, rules jsonb, line text, secret text, hash text)),
      machine as (insert into machines (id, account_id, created_by, category, location)
        select machine, ${this.#seller}, ${this.#seller}, 'cranes', 'Dubai' from given),
      consigned as (insert into consignments (id, machine_id, account_id, created_by, title, description, contact_name,
          contact_email, contact_phone, wanted_day, duration_days)
        select id, machine, ${this.#seller}, ${this.#seller}, 'Simulated', 'Simulated', 'S', 's@simulated.test', '1', now(), 3 from given),
      opened as (insert into lots (id, machine_id, account_id, kind, state, reserve, start_price, starts_at, first_ends_at, ends_at,
          rules, log_seq, log_hash, log_at)
        select id, machine, ${this.#seller}, kind, 'scheduled', reserve, start, opens, ends, ends, rules, 1, hash,
          ${new Date(START - MINUTE)} from given)
      insert into lot_log (lot_id, seq, id, act, at, line, secret, hash)
      select id, 1, gen_random_uuid(), 'open', ${new Date(START - MINUTE)}, line, secret, hash from given`.execute(
      this.#db,
    );
  }

  /** Places many bids at the same time, in the order in which they are sent. */
  async #tick(at: number): Promise<void> {
    const planned: Planned[] = [];
    for (const [lotId, model] of this.#models)
      if (this.#random.upTo(100) < 22)
        for (let n = 0, count = this.#random.pick([1, 1, 2, 3]); n < count; n++)
          planned.push({ lotId, model, bid: this.#aBid(model, at, n) });
    if (planned.length === 0) return;
    const bids = planned.map(
      ({ lotId, bid }): NewBid => ({
        lotId,
        accountId: bid.bidder,
        userId: bid.bidder,
        offer: bid.offer,
        max: bid.max,
      }),
    );
    const { answers } = await placeBidBatch(this.#db, bids, moment(at));
    for (const [place, plan] of planned.entries()) {
      const [answer, acceptedByModel] = [answers[place], this.#bidInModel(plan)];
      this.#tally.bids++;
      if (acceptedByModel) this.#tally.accepted++;
      const accepted = answer !== undefined && '_id' in answer;
      if (accepted !== acceptedByModel)
        this.#differ(
          plan.lotId,
          `bid ${JSON.stringify(plan.bid)}: accepted ${accepted}, in the model ${acceptedByModel}`,
        );
      if (!accepted || !acceptedByModel) continue;
      const { price, leader, minimum, ends } = plan.model.view();
      const [actual, expected] = [
        [answer.currentBid, answer.minimumBid, Date.parse(answer.endDate), answer.status],
        [
          price,
          minimum,
          ends,
          plan.model.lot.kind === 'sealed' ? 'sealed' : leader === plan.bid.bidder ? 'leading' : 'outbid',
        ],
      ];
      if (!isDeepStrictEqual(actual, expected))
        this.#differ(plan.lotId, `answered ${JSON.stringify(actual)}, in the model ${JSON.stringify(expected)}`);
    }
  }

  /** Returns a random bid. Most are near the minimum and rounded, so that equal maximums are common; some are invalid. */
  #aBid(model: AuctionModel, at: number, place: number): ModelBid {
    const { pick, upTo } = this.#random;
    const { minimum } = model.view();
    const offer = Math.max(
      1,
      minimum + place * pick([0, 1_000, 5_000]) + pick([0, 0, 0, 0, 0, 100, 250, 1_000, 5_000, -1]),
    );
    const bidder = upTo(200) === 0 ? this.#seller : pick(this.#bidders.slice(0, pick([4, 12, BIDDERS])));
    const rounded = (to: number) => Math.ceil((offer + 1) / to) * to;
    const hasMaximum = model.lot.kind === 'online' || upTo(20) === 0;
    const max = hasMaximum
      ? pick([undefined, offer, rounded(1_000), rounded(1_000), rounded(10_000), rounded(10_000), offer - 1])
      : undefined;
    return { bidder, offer, ...(max !== undefined && { max: Math.max(1, max) }), at };
  }

  #bidInModel({ model, bid }: Planned): boolean {
    const affected = [bid.bidder, model.view().leader].filter((bidder) => bidder !== null);
    const before = new Map(affected.map((bidder) => [bidder, model.exposureOf(bidder)]));
    model.elsewhere[bid.bidder] = (this.#exposure[bid.bidder] ?? 0) - (before.get(bid.bidder) ?? 0);
    const accepted = model.bid(bid);
    for (const [bidder, old] of before)
      this.#exposure[bidder] = (this.#exposure[bidder] ?? 0) - old + model.exposureOf(bidder);
    return accepted;
  }

  async #close(at: number): Promise<void> {
    const close = (id: string) =>
      inTransaction(this.#db, async (tx) => {
        const lot = await lockLot(tx, id, moment(at));
        if (lot) await closeLot(tx, await startLot(tx, lot));
      });
    const [first, ...others] = [...this.#models.keys()];
    // The first lot is closed alone: if no worker has run yet, this registers the names of the jobs, and several at once would deadlock.
    if (first) await close(first);
    const closer = async (from: number) => {
      for (let place = from; place < others.length; place += CLOSERS) await close(others[place] as string);
    };
    await Promise.all(Array.from({ length: CLOSERS }, (_, from) => closer(from)));
  }

  async #compare(): Promise<void> {
    const rows = await this.#db.selectFrom('lots').selectAll().where('account_id', '=', this.#seller).execute();
    if (rows.length !== this.#models.size) this.#differ('all', `${rows.length} lots`);
    for (const row of rows) {
      const model = this.#models.get(row.id) as AuctionModel;
      const { sold, price, winner } = model.result();
      const { ends } = model.view();
      const stored = [
        row.state,
        row.price === null ? null : Number(row.price),
        row.leader_id,
        row.ends_at?.getTime(),
        Number(row.bids),
      ];
      const expected = [sold ? 'sold' : 'passed', price, winner, ends, model.accepted.length];
      if (!isDeepStrictEqual(stored, expected))
        this.#differ(row.id, `stored ${JSON.stringify(stored)}, by the model ${JSON.stringify(expected)}`);
      if (this.#tally.lots % VERIFY_EVERY === 0) await this.#verify(row.id);
      this.#tally.lots++;
      if (sold) this.#tally.sold++;
      if (ends > model.lot.ends) this.#tally.extended++;
    }
    const exposed = await this.#db
      .selectFrom('bidders')
      .select('account_id')
      .where('account_id', 'in', this.#bidders)
      .where('exposure', '!=', '0')
      .execute();
    if (exposed.length > 0) this.#differ('all', `${exposed.length} accounts still have exposure after the end`);
  }

  async #verify(lotId: string): Promise<void> {
    const verdict = await verifyLot(this.#db, lotId, [...knownRules, otherRules]);
    if (!verdict || verdict.fault) this.#differ(lotId, `the log does not verify: ${verdict?.fault?.what}`);
  }

  #differ(lotId: string, what: string): void {
    if (this.#tally.differences.length < 10) this.#tally.differences.push(`${lotId}: ${what}`);
  }
}

const moment = (at: number) => sql<Date>`${new Date(at)}::timestamptz`;
