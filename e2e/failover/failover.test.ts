// Kills, cuts off and switches the primary under load, and kills Redis. No acknowledged write may be lost, and no lot closed twice.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBidder } from '../../apps/api/src/modules/auctions/auctions.factory.ts';
import {
  BidderCrowd,
  createLotsEndingIn,
  expectConsistentLots,
  type Outage,
} from '../../apps/api/src/modules/auctions/bidding/bidder-crowd.factory.ts';
import { aListing, aRentForm, aSupplier } from '../../apps/api/src/modules/catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../../apps/api/src/modules/identity/identity.factory.ts';
import { aBookingForm } from '../../apps/api/src/modules/rentals/rentals.factory.ts';
import { type TestApi, testApi } from '../../apps/api/test/harness.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { Host } from './hosts.ts';
import { type Product, startProduct } from './product.ts';
import { type Market, Traffic } from './traffic.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 10);
/** Seconds of bids before the fault, and after it. */
const BEFORE_SECONDS = 15;
const AFTER_SECONDS = 45;
/** Each bids about four times a second. */
const BIDDERS = 28;

let cluster: Cluster;
let product: Product;
let api: TestApi;
let market: Market;
let bidders: Awaited<ReturnType<typeof aBidder>>[];

beforeAll(async () => {
  cluster = await startCluster();
  product = await startProduct(cluster.env);
  api = await testApi({ DATABASE_URL: cluster.adminUrl });
  bidders = await Promise.all(Array.from({ length: BIDDERS }, () => aBidder(api, { limit: 1_000_000_000 })));
  market = await createMarket();
});
afterAll(async () => {
  await api?.stop();
  await product?.stop();
  await cluster?.remove();
});

async function createMarket(): Promise<Market> {
  const supplier = await aSupplier(api);
  const machines = await Promise.all(Array.from({ length: 10 }, () => aListing(api, supplier.token)));
  const rentals = await Promise.all(Array.from({ length: 40 }, () => aListing(api, supplier.token, aRentForm)));
  const buyers = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const { email } = await anAccount(api.parts.db, { roles: ['buyer'] });
      return { token: await aSession(api, email) };
    }),
  );
  // An approved company may have many open requests.
  await api.parts.db.updateTable('accounts').set({ approved_at: new Date() }).execute();
  return { buyers, supplierId: supplier.accountId, machines, rentals, bookingForm: aBookingForm };
}

/** Seconds without an acknowledged write, bids that were sent and accepted, and bids per second outside of that time. */
type Round = { recovery: number; sent: number; accepted: number; perSecond: number };

/** Makes faults under load and returns how long no write was acknowledged around each. */
async function runRounds(rounds: number, fault: () => Promise<{ heal: () => Promise<void> }>): Promise<Round[]> {
  const results: Round[] = [];
  const traffic = new Traffic(product.url, market);
  try {
    for (let round = 0; round < rounds; round++) {
      await cluster.waitForReplicas();
      const seconds = BEFORE_SECONDS + AFTER_SECONDS;
      const lots = await createLotsEndingIn(api.parts.db, seconds, bidders);
      const crowd = new BidderCrowd(bidders, lots, () => product.port);
      await setTimeout(BEFORE_SECONDS * 1_000 - Math.random() * 5_000);
      const from = Date.now();
      const { heal } = await fault();
      const outage = await longestGap(crowd, from);
      await setTimeout(Math.max(0, from + (AFTER_SECONDS + 8) * 1_000 - Date.now()));
      await crowd.stop();
      await heal();
      await expectConsistentLots(api.parts.db, lots, crowd, [outage]);
      const recovery = (outage.to - outage.from) / 1_000;
      const { sent, accepted } = crowd;
      results.push({ recovery, sent, accepted: accepted.length, perSecond: Math.round(sent / (seconds - recovery)) });
      console.log(`round ${round + 1}: ${JSON.stringify(results.at(-1))}`);
    }
  } finally {
    await traffic.stop();
    console.log(traffic.counts, `messages ${traffic.messages.length}, bookings ${traffic.bookings.length}`);
  }
  await cluster.waitForReplicas();
  expect(await findLost('messages', traffic.messages)).toEqual([]);
  expect(await findLost('bookings', traffic.bookings)).toEqual([]);
  expect(traffic.faults).toEqual([]);
  // Fails when a segment of the new primary does not arrive in the repository.
  await (await cluster.waitForPrimary()).primary.run('pgbackrest', '--stanza=rigsouq', 'check');
  await expect.poll(listDueJobs, { timeout: 120_000, interval: 1_000 }).toEqual([]);
  return results;
}

/** Returns the jobs that should have run by now or were given up, by name, with what keeps them. */
async function listDueJobs(): Promise<object[]> {
  const { rows } = await api.parts.pool.query<object>(
    `select t.identifier, j.attempts, j.locked_at is not null as locked, left(j.last_error, 100) as error, count(*)::int
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.run_at <= now() or j.attempts >= j.max_attempts group by 1, 2, 3, 4`,
  );
  return rows;
}

/** Returns the receipts whose rows do not exist. */
async function findLost(table: 'messages' | 'bookings', ids: readonly string[]): Promise<string[]> {
  const { rows } = await api.parts.pool.query<{ id: string }>(
    `select id from unnest($1::uuid[]) as id where id not in (select id from ${table})`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Watches the acknowledged bids for 30 seconds after the fault, and longer while none comes, and returns the longest time without one. */
async function longestGap(crowd: BidderCrowd, from: number): Promise<Outage> {
  const until = from + 30_000;
  while (Date.now() < until || Date.now() - (crowd.accepted.at(-1)?.answeredAt ?? 0) > 2_000) {
    if (Date.now() - from > 120_000) throw new Error('no bid was accepted for two minutes');
    await setTimeout(100);
  }
  const times = crowd.accepted.map(({ answeredAt }) => answeredAt).filter((at) => at >= from - 1_000);
  let outage: Outage = { from, to: from };
  for (const [place, at] of times.entries()) {
    const before = times[place - 1] ?? from;
    if (at - before > outage.to - outage.from) outage = { from: before, to: at };
  }
  return outage;
}

function report(kind: string, rounds: readonly Round[]): void {
  const sorted = rounds.map(({ recovery }) => recovery).toSorted((one, two) => one - two);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]?.toFixed(1);
  const sum = (of: 'sent' | 'accepted') => rounds.reduce((total, round) => total + round[of], 0);
  console.log(
    `${kind}: ${rounds.length} times, ${sum('sent')} bids, ${sum('accepted')} accepted, without writes p50 ${at(0.5)} s, p95 ${at(0.95)} s`,
  );
}

const healNothing = { heal: async () => undefined };
const startAgain = (host: Host) => ({ heal: () => host.start() });

describe('the deployment with several hosts', () => {
  it(`loses no acknowledged write when the host of the primary loses power, ${ROUNDS} times`, async () => {
    const rounds = await runRounds(ROUNDS, async () => {
      const { primary } = await cluster.waitForPrimary();
      await primary.kill();
      return startAgain(primary);
    });
    report('power lost', rounds);
  });

  // Without synchronous replication, the writes of these two seconds would be acknowledged and then lost.
  it('loses no acknowledged write when the primary loses power while no replica can follow, 3 times', async () => {
    const rounds = await runRounds(Math.min(ROUNDS, 3), async () => {
      const { primary } = await cluster.waitForPrimary();
      const replicas = cluster.databases.filter((host) => host !== primary);
      for (const replica of replicas) await replica.cut('5432');
      await setTimeout(2_000);
      await primary.kill();
      for (const replica of replicas) await replica.connect();
      return startAgain(primary);
    });
    report('power lost, no replica following', rounds);
  });

  it(`loses no acknowledged write when the primary is cut off from etcd, ${ROUNDS} times`, async () => {
    const rounds = await runRounds(ROUNDS, async () => {
      const { primary } = await cluster.waitForPrimary();
      await primary.cut('2379,2380');
      return { heal: () => primary.connect() };
    });
    report('cut off from etcd', rounds);
  });

  it(`loses no acknowledged write when the primary is switched by hand, ${ROUNDS} times`, async () => {
    const rounds = await runRounds(ROUNDS, async () => {
      const { primary, sync } = await cluster.waitForPrimary();
      await cluster.switchOver(primary, sync);
      return healNothing;
    });
    report('switched by hand', rounds);
  });

  it('loses no acknowledged write when the host of the Redis primary loses power, 5 times', async () => {
    const rounds = await runRounds(Math.min(ROUNDS, 5), async () => {
      const primary = await cluster.redisPrimary();
      await primary.kill();
      return startAgain(primary);
    });
    report('Redis lost', rounds);
  });
});
