// Kills the worker in the middle of heavy bidding, and again in the second in which the lots end.
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { FULL_SIZE } from '../../../../test/full-size.ts';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { startRole } from '../../../../test/processes.ts';
import { aBidder, exposureOf } from '../auctions.factory.ts';
import {
  BidderCrowd,
  createLotsEndingIn,
  expectConsistentLots,
  type Outage,
  sleepUntilAround,
} from '../bidding/bidder-crowd.factory.ts';

const ROUNDS = FULL_SIZE ? 10 : 3;
const SECONDS = 4;

let api: TestApi;
let bidders: Awaited<ReturnType<typeof aBidder>>[];
beforeAll(async () => {
  api = await testApi();
  bidders = await Promise.all(Array.from({ length: 5 }, () => aBidder(api, { limit: 1_000_000_000 })));
});
afterAll(() => api.stop());

it(`[AU-039] closes each lot once and within a second when the worker is killed during bids and at the end, ${ROUNDS} times`, async () => {
  const { db, config } = api.parts;
  if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const outages: Outage[] = [];
  let worker = await startRole('worker', config);
  onTestFinished(() => worker.kill());
  async function killWorker(): Promise<void> {
    const from = Date.now();
    await worker.kill();
    worker = await startRole('worker', config);
    outages.push({ from, to: Date.now() });
  }
  for (let round = 0; round < ROUNDS; round++) {
    const end = Date.now() + SECONDS * 1_000;
    const lots = await createLotsEndingIn(db, SECONDS, bidders);
    const crowd = new BidderCrowd(bidders, lots, () => port);
    await setTimeout(Math.random() * 500);
    await killWorker();
    await sleepUntilAround(end);
    await killWorker();
    await setTimeout(Math.max(1_100, end + 1_200 - Date.now()));
    await crowd.stop();
    expect(crowd.accepted.length).toBeGreaterThan(0);
    await expectConsistentLots(db, lots, crowd, outages);
  }
  for (const { accountId } of bidders) expect(await exposureOf(db, accountId)).toBe(0);
}, 300_000);
