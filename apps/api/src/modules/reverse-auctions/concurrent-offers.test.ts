import { setTimeout } from 'node:timers/promises';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { placeOffer } from '@rigsouq/contract/reverse-auctions/calls';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { FULL_SIZE } from '../../../test/full-size.ts';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Role, startRole } from '../../../test/processes.ts';
import { stolenMs } from '../../../test/stolen-time.ts';
import { databaseNow } from '../../platform/database/database-clock.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { aParty, type Party } from '../rfqs/rfqs.factory.ts';
import { verifyReverse } from './log/verify-reverse.ts';
import { openAuction } from './open-auction.ts';
import { auctionRow, createSuppliers } from './reverse-auctions.factory.ts';

const SECONDS = FULL_SIZE ? 30 : 10;
const SUPPLIERS = 50;
const CEILING = 1_000_000;
const CLOCK_OFFSET_MS = 5 * 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
}, 60_000);
afterAll(() => api.stop());

type Receipt = AnswerOf<typeof placeOffer>;
type Answer = { status: number; body: Receipt & { code?: string; facts?: { most?: number } } };
type Taken = Receipt & { supplier: string };

/** The offers go to two API processes whose clocks are five minutes wrong, one in each direction. Each is killed during the auction. */
it(`[PR-008] keeps one log without gaps and true ranks with ${SUPPLIERS} suppliers for ${SECONDS} seconds`, async () => {
  const { db, config } = api.parts;
  const buyer = await aParty(db, ['buyer']);
  const suppliers = await createSuppliers(db, SUPPLIERS);
  const start = (clockOffMs: number) => startRole('api', { ...config, clockOffMs });
  const apis: [Role, Role] = [await start(CLOCK_OFFSET_MS), await start(-CLOCK_OFFSET_MS)];
  let worker = await startRole('worker', { ...config, clockOffMs: -CLOCK_OFFSET_MS });
  onTestFinished(async () => {
    await Promise.all([worker, ...apis].map((role) => role.kill()));
  });
  const id = await anAuctionOf(buyer, suppliers);

  const until = Date.now() + SECONDS * 1_000;
  const taken: Taken[] = [];
  const refused: string[] = [];
  const bidding = suppliers.map(async (supplier, n) => {
    let most = CEILING;
    for (let turn = 0; Date.now() < until; turn++) {
      const { status, body } = await offer(() => apis[n % 2]?.port ?? 0, supplier, id, aimOf(most, n, turn));
      if (status === 200) taken.push({ ...body, supplier: supplier.accountId });
      else refused.push(`${status} ${body.code}`);
      most = body.nextMost ?? body.facts?.most ?? most;
      await setTimeout(200 + 37 * (n % 20));
    }
  });
  const killing = ([0, 1] as const).map(async (place) => {
    await setTimeout((SECONDS * 1_000 * (1 + place)) / 3);
    const dead = apis[place];
    const successor = await start(place ? CLOCK_OFFSET_MS : -CLOCK_OFFSET_MS);
    await dead.kill();
    apis[place] = successor;
  });
  await Promise.all([...bidding, ...killing]);
  expect(new Set(refused)).toEqual(new Set(['409 reverse.too_high']));
  expect(taken.length).toBeGreaterThan((SECONDS / 3) * SUPPLIERS);

  if (FULL_SIZE) await untilTheEnd();
  // Each receipt has its line and each line its receipt, in one sequence between the opening and the single closing.
  const log = await db.selectFrom('reverse_log').selectAll().where('auction_id', '=', id).orderBy('seq').execute();
  expect(log.map(({ seq }) => Number(seq))).toEqual(log.map((_, at) => at + 1));
  expect(log.map(({ act }) => act)).toEqual(['open', ...taken.map(() => 'offer'), ...(FULL_SIZE ? ['close'] : [])]);
  const places = new Map(log.map(({ hash, seq }) => [hash, Number(seq)]));
  const receipts = taken
    .map((one) => ({ ...one, seq: places.get(one.hash) ?? 0 }))
    .toSorted((one, two) => one.seq - two.seq);
  expect(receipts.map(({ _id, hash }) => [_id, hash])).toEqual(
    log.filter(({ act }) => act === 'offer').map((line) => [line.id, line.hash]),
  );
  expectTrueRanks(receipts);
  expect(await verifyReverse(db, id)).toMatchObject({ state: FULL_SIZE ? 'ended' : 'live', fault: undefined });

  /** Kills the worker in the second of the end. The end comes a minute after the last change of the lead, so this runs only at full size. */
  async function untilTheEnd(): Promise<void> {
    const { ends_at } = await auctionRow(db, id);
    await setTimeout(Math.max(0, ends_at.getTime() - Date.now() - 300));
    await worker.kill();
    worker = await startRole('worker', { ...config, clockOffMs: CLOCK_OFFSET_MS });
    const up = Date.now();
    await expect.poll(async () => (await auctionRow(db, id)).state, { timeout: 10_000 }).toBe('ended');
    const auction = await auctionRow(db, id);
    const closed = auction.closed_at?.getTime() ?? 0;
    expect(closed).toBeGreaterThanOrEqual(auction.ends_at.getTime());
    const due = Math.max(auction.ends_at.getTime(), up);
    expect(closed - due).toBeLessThan(1_000 + stolenMs(due, closed));
  }
}, 240_000);

/** Creates an auction of a few seconds directly, because the API allows no less than five minutes. */
async function anAuctionOf(buyer: Party, suppliers: readonly Party[]): Promise<string> {
  const id = newId();
  const line = {
    category: 'cranes',
    specification: 'Mobile crane',
    mode: 'buy',
    from: null,
    to: null,
    place: 'Duqm',
  } as const;
  await inTransaction(api.parts.db, async (tx) => {
    const now = (await databaseNow(tx)).getTime();
    await openAuction(
      tx,
      { userId: buyer.userId, account: { id: buyer.accountId } },
      {
        id,
        number: 'RA-2026-0001',
        rfqId: null,
        title: 'Cranes for the port road',
        description: '',
        currency: 'AED',
        country: 'ae',
        ceiling: CEILING * 100,
        openedAt: now,
        lines: [1, 2].map((number) => ({ ...line, line: number, quantity: 3 - number })),
        seats: suppliers.map(({ accountId }, at) => ({
          supplierId: accountId,
          number: at + 1,
          leadDays: 0,
          units: null,
        })),
        rules: {
          startsAt: now,
          endsAt: now + SECONDS * 1_000,
          decrement: 25,
          overtimeMinutes: 1,
          overtimeRanks: 1,
        },
      },
    );
  });
  return id;
}

/** Returns the next total: mostly the highest allowed one, sometimes far lower and sometimes too high. */
function aimOf(most: number, n: number, turn: number): number {
  if ((n + turn) % 11 === 10) return most + 1;
  return (n + turn) % 7 === 6 ? most * 0.97 : most;
}

/** Sends an offer and repeats it with the same idempotency key until an answer comes, so that it counts once in any case. */
async function offer(port: () => number, { token }: Party, id: string, total: number): Promise<Answer> {
  const crane = Math.floor(total / 3);
  const lines = [
    { line: 1, price: crane },
    { line: 2, price: Math.floor((total - 2 * crane) * 100) / 100 },
  ];
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': newId() };
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port()}/api/procurement/auctions/${id}/offer`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ lines }),
      signal: AbortSignal.timeout(10_000),
    })
      .then(async (response) => ({ status: response.status, body: await response.json() }) as Answer)
      .catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    await setTimeout(50);
  }
}

/** Checks in the order of the log that every receipt shows the true rank. Of equal totals the earlier one ranks first. */
function expectTrueRanks(receipts: readonly (Taken & { seq: number })[]): void {
  const sums = new Map<string, { total: number; seq: number }>();
  for (const { supplier, total, seq, rank } of receipts) {
    expect(total).toBeLessThan(sums.get(supplier)?.total ?? Number.POSITIVE_INFINITY);
    sums.set(supplier, { total, seq });
    const ahead = [...sums.values()].filter((one) => one.total < total || (one.total === total && one.seq < seq));
    expect([seq, rank]).toEqual([seq, ahead.length + 1]);
  }
}
