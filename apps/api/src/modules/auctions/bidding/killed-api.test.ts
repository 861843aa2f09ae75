// Kills the api in the middle of heavy bidding, and again in the second in which the lots end.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { FULL_SIZE } from '../../../../test/full-size.ts';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type Role, startRole } from '../../../../test/processes.ts';
import { aBidder, exposureOf } from '../auctions.factory.ts';
import { startLotScheduler } from '../lots/lot-scheduler.ts';
import { BidderCrowd, createLotsEndingIn, expectConsistentLots, sleepUntilAround } from './bidder-crowd.factory.ts';

const ROUNDS = FULL_SIZE ? 10 : 3;
const SECONDS = 3;

let api: TestApi;
let bidders: Awaited<ReturnType<typeof aBidder>>[];
beforeAll(async () => {
  api = await testApi();
  bidders = await Promise.all(Array.from({ length: 5 }, () => aBidder(api, { limit: 1_000_000_000 })));
});
afterAll(() => api.stop());

it(`[AU-043] loses no acknowledged bid when the api is killed during bids and at the end, ${ROUNDS} times`, async () => {
  const { db, config } = api.parts;
  const startSpare = () => startRole('api', config);
  const clock = startLotScheduler(api.parts);
  let current: Role = await startSpare();
  let next = startSpare();
  onTestFinished(async () => {
    await Promise.all([clock.stop(), current.kill(), next.then((role) => role.kill())]);
  });
  // Another process is already up, as behind a load balancer; clients of the dead one have lost their answer.
  async function killApi(): Promise<void> {
    const dead = current;
    const successor = await next;
    await dead.kill();
    current = successor;
    next = startSpare();
  }
  let acknowledged = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const end = Date.now() + SECONDS * 1_000;
    const lots = await createLotsEndingIn(db, SECONDS, bidders);
    const crowd = new BidderCrowd(bidders, lots, () => current.port);
    await setTimeout(300 + Math.random() * 700);
    await killApi();
    await sleepUntilAround(end);
    await killApi();
    await setTimeout(Math.max(0, end + 1_500 - Date.now()));
    await crowd.stop();
    acknowledged += crowd.accepted.length;
    await expectConsistentLots(db, lots, crowd, []);
  }
  expect(acknowledged).toBeGreaterThan(ROUNDS * 5);
  for (const { accountId } of bidders) expect(await exposureOf(db, accountId)).toBe(0);
}, 300_000);
