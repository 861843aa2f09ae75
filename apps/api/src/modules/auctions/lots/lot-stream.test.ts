// Tests real streams over HTTP from two api servers, with a Redis of their own that can be stopped.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { placeBid, readAuction } from '@rigsouq/contract/auctions/calls';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { jobHandlers, registerApi } from '../../../api.ts';
import { newId } from '../../../platform/database/ids.ts';
import { createApp } from '../../../platform/http/app.ts';
import { startWorker } from '../../../platform/jobs/jobs.ts';
import { createMetrics } from '../../../platform/monitoring/metrics.ts';
import { aBidder, aLot } from '../auctions.factory.ts';
import { placeBidBatch } from '../bidding/place-bid-batch.ts';
import { advanceLots } from './lot-scheduler.ts';
import { watchLotAt } from './lot-watchers.factory.ts';
import { publishLotSnapshot } from './lots.live.ts';

let redis: ChildProcess;
let redisPort: number;
let api: TestApi;
let second: FastifyInstance;
let urls: [string, string];

async function startRedis(): Promise<void> {
  redis = spawn('redis-server', ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''], { stdio: 'pipe' });
  await new Promise<void>((ready) => {
    redis.stdout?.on('data', (text: Buffer) => text.includes('Ready to accept') && ready());
  });
}

beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  redisPort = (probe.address() as { port: number }).port;
  probe.close();
  await startRedis();
  api = await testApi({ REDIS_URL: `redis://127.0.0.1:${redisPort}` });
  const { log, config } = api.parts;
  second = createApp({ log, metrics: createMetrics(), trustProxy: config.trustProxy });
  await registerApi(second, api.parts);
  const here = { port: 0, host: '127.0.0.1' };
  urls = [await api.app.listen(here), await second.listen(here)];
});
afterAll(async () => {
  await second.close();
  await api.stop();
  redis.kill();
});

function watch(lotId: string, at: 0 | 1 = 0, from?: string) {
  const watcher = watchLotAt(urls[at], lotId, from ? { from } : {});
  onTestFinished(() => watcher.stop());
  return watcher;
}

async function bid(token: string, consignmentId: string, bidAmount: number, more = {}) {
  const { status, body } = await api.call(
    placeBid,
    { body: { consent: consentFor('bid'), consignmentId, bidAmount, ...more } },
    { token },
  );
  expect([status, body.message]).toEqual([200, expect.any(String)]);
}

/** Moves the end of the lot into the past. */
async function endNow(lotId: string): Promise<void> {
  const ago = (ms: number) => new Date(Date.now() - ms);
  await api.parts.db
    .updateTable('lots')
    .set({ starts_at: ago(9_000), first_ends_at: ago(500), ends_at: ago(200) })
    .where('id', '=', lotId)
    .execute();
}

describe('the stream of a lot', () => {
  it('starts with the current state and sends a full snapshot of every change, from any process', async () => {
    const [one, two] = [await aBidder(api), await aBidder(api)];
    const lot = await aLot(api.parts.db, { bids: [{ by: one, offer: 500 }] });
    const watchers = [watch(lot.id), watch(lot.id), watch(lot.id, 1)];
    for (const { received } of watchers) await expect.poll(() => received.length).toBe(1);
    expect(watchers[0]?.received[0]).toMatchObject({
      status: 'active',
      outcome: null,
      currentBid: 500,
      minimumBid: 600,
      totalBids: 1,
      bidders: 1,
      leader: 1,
      recentBids: [{ bidder: 'Bidder 1', number: 1, amount: 500 }],
    });
    await bid(two.token, lot.id, 900);
    const snapshot = { currentBid: 900, leader: 2, totalBids: 2, recentBids: [{ amount: 900 }, { amount: 500 }] };
    for (const { received } of watchers) await expect.poll(() => received.at(-1)).toMatchObject(snapshot);
    const page = (await api.call(readAuction, { params: { id: lot.id } })).body;
    expect(page).toMatchObject({ ...watchers[0]?.received.at(-1), now: page.now });
  });

  it('sends the start, the end, and the bids of a process that was killed before it published them', async () => {
    const { db, log, pool } = api.parts;
    const by = await aBidder(api);
    const worker = await startWorker(pool, jobHandlers(api.parts), log);
    onTestFinished(() => worker.stop());
    const lot = await aLot(db, { state: 'scheduled', startsIn: 0.01, reserve: 50 });
    const { received } = watch(lot.id);
    await expect.poll(() => received.at(-1)?.status).toBe('pending');
    await sleep(700);
    await advanceLots(db, log);
    await expect.poll(() => received.at(-1)?.status, { timeout: 5_000 }).toBe('active');
    await placeBidBatch(db, [
      { accountId: by.accountId, userId: by.userId, lotId: lot.id, offer: 100, max: undefined },
    ]);
    await expect.poll(() => received.at(-1)?.currentBid, { timeout: 5_000 }).toBe(100);
    await endNow(lot.id);
    await advanceLots(db, log);
    const sold = { status: 'ended', outcome: 'sold', currentBid: 100 };
    await expect.poll(() => received.at(-1), { timeout: 5_000 }).toMatchObject(sold);
    const versions = received.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
  }, 20_000);

  it('is available only for public lots', async () => {
    const pending = await aLot(api.parts.db, { state: 'pending' });
    for (const [id, status] of [
      [pending.id, 404],
      [newId(), 404],
      ['x', 400],
    ] as const)
      expect((await fetch(`${urls[0]}/api/equipment/auction/${id}/stream`)).status).toBe(status);
    const lot = await aLot(api.parts.db, { state: 'ended' });
    const stream = request(`${urls[0]}/api/equipment/auction/${lot.id}/stream`, { agent: false }).end();
    const [answer] = (await once(stream, 'response')) as [IncomingMessage];
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    stream.destroy();
  });

  it('does not go back to an older version', async () => {
    const lot = await aLot(api.parts.db);
    const { received } = watch(lot.id);
    await expect.poll(() => received.length).toBe(1);
    const [first] = received as [(typeof received)[number]];
    const publish = (version: number, currentBid: number) =>
      api.parts.redis.publish(`lot:${lot.id}`, `${version} ${JSON.stringify({ ...first, version, currentBid })}`);
    await publish(first.version + 4, 800);
    await expect.poll(() => received.at(-1)?.currentBid).toBe(800);
    await publish(first.version + 2, 700);
    await publish(first.version + 4, 750);
    await publish(first.version + 6, 900);
    await expect.poll(() => received.at(-1)?.currentBid).toBe(900);
    expect(received.map(({ currentBid }) => currentBid)).toEqual([null, 800, 900]);
  });

  it('[AU-037] sends nothing about bids in a sealed lot and does not reveal their number', async () => {
    const [one, two] = [await aBidder(api), await aBidder(api)];
    const lot = await aLot(api.parts.db, { kind: 'sealed' });
    const { received } = watch(lot.id);
    await expect.poll(() => received.length).toBe(1);
    await bid(one.token, lot.id, 5_000);
    await bid(two.token, lot.id, 6_000);
    await publishLotSnapshot(api.parts, lot.id);
    const later = watch(lot.id, 1);
    await expect.poll(() => later.received.length).toBe(1);
    expect({ ...later.received[0], now: '' }).toEqual({ ...received[0], now: '' });
    expect(received).toHaveLength(1);
  });

  it('reads the lot once for all clients that connect at the same time', async () => {
    const lot = await aLot(api.parts.db);
    let acquired = 0;
    const count = () => acquired++;
    api.parts.pool.on('acquire', count);
    const watchers = Array.from({ length: 300 }, (_, at) => watch(lot.id, 0, `10.2.0.${at % 250}`));
    for (const { received } of watchers) await expect.poll(() => received.length).toBe(1);
    api.parts.pool.off('acquire', count);
    // One query asks whether the lot is public and one reads it; a slow machine may repeat them.
    expect(acquired).toBeLessThanOrEqual(8);
  });

  it('publishes once for bids that arrive together', async () => {
    const lot = await aLot(api.parts.db);
    const subscriber = api.parts.redis.duplicate();
    onTestFinished(() => subscriber.disconnect());
    await subscriber.connect().catch(() => undefined);
    await subscriber.subscribe(`lot:${lot.id}`);
    const messages: string[] = [];
    subscriber.on('message', (_, message: string) => messages.push(message));
    await Promise.all(Array.from({ length: 50 }, () => publishLotSnapshot(api.parts, lot.id)));
    await sleep(50);
    expect(messages).toHaveLength(2);
  });

  it('is refused to an address that already has 1,000 streams', async () => {
    const lot = await aLot(api.parts.db);
    const from = '10.9.9.9';
    const many = Array.from({ length: 1_000 }, () => watch(lot.id, 1, from));
    await expect.poll(() => many.every(({ received }) => received.length > 0), { timeout: 15_000 }).toBe(true);
    const more = watch(lot.id, 1, from);
    await expect.poll(() => more.status).toBe(429);
    const other = watch(lot.id, 1, '10.9.9.8');
    await expect.poll(() => other.status).toBe(200);
    many[0]?.stop();
    await expect
      .poll(() => {
        const again = watch(lot.id, 1, from);
        return sleep(50).then(() => again.status);
      })
      .toBe(200);
  }, 30_000);

  it('sends the final price to all 200 watchers, however often their connections break', async () => {
    const { db, log } = api.parts;
    const bidders = await Promise.all(Array.from({ length: 3 }, () => aBidder(api)));
    const lot = await aLot(db, { reserve: 500, endsIn: 20 });
    const watchers = Array.from({ length: 200 }, (_, at) => watch(lot.id, (at % 2) as 0 | 1, `10.3.0.${at}`));
    let bidding = true;
    const disconnecting = (async () => {
      while (bidding) {
        for (let cuts = 0; cuts < 10; cuts++) watchers[Math.floor(Math.random() * watchers.length)]?.cut();
        await sleep(10);
      }
    })();
    for (let round = 1; round <= 40; round++) {
      await bid(bidders[round % 3]?.token ?? '', lot.id, round * 100);
      await sleep(20);
    }
    // On average each watcher has lost its connection once before the end, however slow the machine is.
    const connected = () => watchers.reduce((sum, { connections }) => sum + connections, 0);
    await expect.poll(connected, { timeout: 30_000 }).toBeGreaterThan(400);
    await endNow(lot.id);
    await advanceLots(db, log);
    await publishLotSnapshot(api.parts, lot.id);
    bidding = false;
    await disconnecting;
    const final = { status: 'ended', outcome: 'sold', currentBid: 4_000, totalBids: 40 };
    for (const { received } of watchers)
      await expect.poll(() => received.at(-1), { timeout: 10_000 }).toMatchObject(final);
    for (const { received } of watchers) {
      const versions = received.map(({ version }) => version);
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    }
  }, 60_000);

  it('starts without Redis, and catches up when Redis is back', async () => {
    const [one, two] = [await aBidder(api), await aBidder(api)];
    const lot = await aLot(api.parts.db);
    const watchers = [watch(lot.id), watch(lot.id, 1)];
    for (const { received } of watchers) await expect.poll(() => received.length).toBe(1);
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    await bid(one.token, lot.id, 300);
    const late = watch(lot.id);
    await expect.poll(() => late.received.at(-1)?.currentBid, { timeout: 5_000 }).toBe(300);
    await bid(two.token, lot.id, 400);
    await startRedis();
    for (const { received } of [...watchers, late])
      await expect.poll(() => received.at(-1)?.currentBid, { timeout: 10_000 }).toBe(400);
    expect([...watchers, late].map(({ connections }) => connections)).toEqual([1, 1, 1]);
    await expect
      .poll(
        async () => {
          const { minimumBid } = (await api.call(readAuction, { params: { id: lot.id } })).body;
          await bid(minimumBid % 200 ? one.token : two.token, lot.id, minimumBid);
          await sleep(100);
          return watchers.every(({ received }) => received.at(-1)?.currentBid === minimumBid);
        },
        { timeout: 10_000 },
      )
      .toBe(true);
  }, 30_000);
});
