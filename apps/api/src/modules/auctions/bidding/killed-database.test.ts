// Kills PostgreSQL in the middle of heavy bidding, and again in the second in which the lots end. The api and the worker stay up and
// reconnect by themselves.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../../db/database.ts';
import { FULL_SIZE } from '../../../../test/full-size.ts';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type OwnPostgres, startOwnPostgres } from '../../../../test/own-postgres.ts';
import { type Role, startRole } from '../../../../test/processes.ts';
import { aBidder, exposureOf } from '../auctions.factory.ts';
import {
  BidderCrowd,
  createLotsEndingIn,
  expectConsistentLots,
  type Outage,
  sleepUntilAround,
} from './bidder-crowd.factory.ts';

const ROUNDS = FULL_SIZE ? 10 : 3;
const SECONDS = 4;

let postgres: OwnPostgres;
let roles: Role[];
let api: TestApi;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  await migrate(postgres.url);
  api = await testApi({ DATABASE_URL: postgres.url });
  roles = await Promise.all([
    startRole('api', { databaseUrl: postgres.url }),
    startRole('worker', { databaseUrl: postgres.url }),
  ]);
}, 120_000);
afterAll(async () => {
  for (const role of roles) await role.kill();
  await api.stop();
  await postgres.remove();
});

it(`loses no bid and closes each lot once within a second when the database is killed during bids and at the end, ${ROUNDS} times`, async () => {
  const outages: Outage[] = [];
  async function killDatabase(): Promise<void> {
    const from = Date.now();
    await postgres.kill();
    await postgres.start();
    outages.push({ from, to: Date.now() });
  }
  const { db } = api.parts;
  const bidders = await Promise.all(Array.from({ length: 5 }, () => aBidder(api, { limit: 1_000_000_000 })));
  for (let round = 0; round < ROUNDS; round++) {
    const end = Date.now() + SECONDS * 1_000;
    const lots = await createLotsEndingIn(db, SECONDS, bidders);
    const crowd = new BidderCrowd(bidders, lots, () => roles[0]?.port ?? 0);
    await setTimeout(300 + Math.random() * 700);
    await killDatabase();
    await sleepUntilAround(end);
    await killDatabase();
    await setTimeout(Math.max(1_100, end + 1_200 - Date.now()));
    await crowd.stop();
    expect(crowd.accepted.length).toBeGreaterThan(0);
    await expectConsistentLots(db, lots, crowd, outages);
  }
  for (const { accountId } of bidders) expect(await exposureOf(db, accountId)).toBe(0);
}, 300_000);
