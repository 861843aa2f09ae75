import { fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL_SIZE } from '../../../../test/full-size.ts';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { newId } from '../../../platform/database/ids.ts';
import { anAccount } from '../../identity/identity.factory.ts';
import { aLot, lotRow } from '../auctions.factory.ts';
import { verifyLot } from '../log/verify-lot.ts';
import type { Receipt } from './evaluate-bid-batch.ts';

const SECONDS = FULL_SIZE ? 30 : 10;
const BIDDERS = 200;
const LIMITS = [25_000, 60_000, 1_000_000];

let api: TestApi;
/** The number of accepted bids that the test needs. */
const ENOUGH = 200;

beforeAll(async () => {
  api = await testApi();
}, 60_000);
afterAll(() => api.stop());

type Sent = { lotId: string; accountId: string; status: number; body: Receipt & { code?: string } };

/** 200 bidders bid on one lot and sometimes on two others, through two api processes that share only the database. */
it(`keeps one log without gaps, with every answered bid and no other, while 200 bidders bid for ${SECONDS} seconds`, async () => {
  const { db, config } = api.parts;
  const bidders = await createBidders();
  const [hot, ...others] = [await aLot(db), await aLot(db, { kind: 'live' }), await aLot(db, { kind: 'sealed' })];
  const env = { ...process.env, DATABASE_URL: config.databaseUrl, REDIS_URL: config.redisUrl };
  const processes = [0, 1].map(() =>
    fork(fileURLToPath(new URL('../../../../test/api-process.ts', import.meta.url)), { env }),
  );
  const ports = await Promise.all(
    processes.map(async (child) => ((await once(child, 'message')) as [{ port: number }])[0].port),
  );

  const sent: Sent[] = [];
  const highest = { exposure: 0, over: 0 };
  let minimum = 100;
  const start = Date.now();
  // A busy machine gets more time for the same number of bids.
  const isRunning = () => {
    const seconds = (Date.now() - start) / 1_000;
    const accepted = sent.filter(({ status }) => status === 200).length;
    return seconds < SECONDS || (accepted <= ENOUGH && seconds < 6 * SECONDS);
  };
  const bidder = async ({ token, accountId }: (typeof bidders)[number], n: number) => {
    for (let turn = 0; isRunning(); turn++) {
      const lot = turn % 7 === 6 ? (others[turn % 2] ?? hot) : hot;
      const bidAmount = lot === hot ? minimum + 100 * (n % 5) - 50 * (n % 2) : 100 + 50 * turn + n;
      const maxBid = lot === hot && n % 3 === 0 ? { maxBid: bidAmount + 500 * (n % 4) } : {};
      const answer = await fetch(`http://127.0.0.1:${ports[n % 2]}/api/equipment/bid`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ consent: consentFor('bid'), consignmentId: lot.id, bidAmount, ...maxBid }),
      });
      const body = (await answer.json()) as Sent['body'];
      sent.push({ lotId: lot.id, accountId, status: answer.status, body });
      if (lot === hot && body.minimumBid) minimum = body.minimumBid;
      // A real bidder also pauses between two bids.
      await new Promise((resolve) => setTimeout(resolve, 200 + 37 * (n % 20)));
    }
  };
  const monitor = (async () => {
    while (isRunning()) {
      const { rows } = await sql<{ most: string; over: string }>`select max(exposure) as most,
        count(*) filter (where exposure > bid_limit) as over from bidders`.execute(db);
      highest.exposure = Math.max(highest.exposure, Number(rows[0]?.most));
      highest.over += Number(rows[0]?.over);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  await Promise.all([...bidders.map(bidder), monitor]);
  for (const child of processes) child.kill();

  const answered = new Set([200, 409]);
  expect(sent.filter(({ status }) => !answered.has(status)).map(({ status, body }) => [status, body.code])).toEqual([]);
  const accepted = sent.filter(({ status }) => status === 200);
  expect(accepted.length).toBeGreaterThan(ENOUGH);
  for (const { id } of [hot, ...others]) {
    const log = await db
      .selectFrom('lot_log')
      .selectAll()
      .where('lot_id', '=', id)
      .where('act', '=', 'bid')
      .orderBy('seq')
      .execute();
    expect(log.map(({ seq }) => Number(seq))).toEqual(log.map((_, place) => place + 2));
    // Each accepted answer is a line of the log, and each line was answered: no bid is lost, and none is unknown to its bidder.
    const receipts = accepted.filter(({ lotId }) => lotId === id).map(({ body }) => `${body._id} ${body.hash}`);
    expect(receipts.toSorted()).toEqual(log.map((line) => `${line.id} ${line.hash}`).toSorted());
    const prices = log.map(({ line }) => (JSON.parse(line) as { price: number | null }).price ?? 0);
    expect(prices).toEqual(prices.toSorted((one, two) => one - two));
    expect((await verifyLot(db, id))?.fault).toBeUndefined();
  }
  expect(highest).toMatchObject({ over: 0 });
  expect(highest.exposure).toBeGreaterThan(0);
  await expectExposures(hot.id);
}, 150_000);

/** Creates bidders with sessions but without logging in, because so many logins at once would be a different test. */
async function createBidders() {
  const { db } = api.parts;
  const bidders = [];
  for (let n = 0; n < BIDDERS; n++) {
    const { accountId, userId } = await anAccount(db);
    await db
      .insertInto('bidders')
      .values({ account_id: accountId, bid_limit: LIMITS[n % LIMITS.length] ?? 0 })
      .execute();
    const token = randomBytes(24).toString('hex');
    const token_hash = createHash('sha256').update(token).digest('base64url');
    const expires_at = new Date(Date.now() + 3_600_000);
    await db.insertInto('auth_sessions').values({ id: newId(), user_id: userId, token_hash, expires_at }).execute();
    bidders.push({ accountId, token });
  }
  return bidders;
}

/** Expects the exposure of every account to equal the sum over its lots. */
async function expectExposures(hotId: string): Promise<void> {
  const { db } = api.parts;
  const { rows } = await sql<{ wrong: string }>`
    select count(*) as wrong from bidders b where b.exposure <> coalesce((
      select sum(case when l.kind = 'sealed' then m.maximum when l.leader_id = b.account_id then l.leader_max else 0 end)
      from lot_bidders m join lots l on l.id = m.lot_id where m.account_id = b.account_id and l.state = 'live'), 0)`.execute(
    db,
  );
  expect(Number(rows[0]?.wrong)).toBe(0);
  expect(Number((await lotRow(db, hotId)).bids)).toBeGreaterThan(50);
}
