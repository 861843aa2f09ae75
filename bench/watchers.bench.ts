// Measures 5,000 watchers of one lot on one api process, with a bid every 200 ms through the public call: how long after the answer to a bid each
// watcher has the new price.

import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { dropDatabase, migrate } from '@rigsouq/api/db/database';
import { readDatabaseUrl } from '@rigsouq/api/platform/config';
import { createPool } from '@rigsouq/api/platform/database/db';
import { createLog } from '@rigsouq/api/platform/monitoring/log';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { BID_STEP } from './bid-load.ts';
import { createBidders, createOpenLots } from './bid-rows.ts';
import type { Placed, WatchResult } from './lot-watchers.ts';
import { cpuSeconds, freePort, startServer } from './measure.ts';

const WATCHERS = Number(process.argv[3] ?? 5_000);
const BIDS = 100;
const EVERY_MS = 200;
const GOAL_MS = 200;
let offer = 100_000;

const url = new URL(readDatabaseUrl());
url.pathname = '/rigsouq_bench_watchers';
await dropDatabase(url.href);
await migrate(url.href);
const pool = createPool(url.href, 2, createLog('warn'));
const tokens = Array.from({ length: 20 }, () => randomBytes(24).toString('hex'));
await createBidders(pool, tokens);
const [lot] = (await createOpenLots(pool, 1)) as [string];

const port = await freePort();
const api = `http://127.0.0.1:${port}/api`;
const environment = { ROLES: 'api', PORT: String(port), DATABASE_URL: url.href };
const server = await startServer('apps/server/src/main.ts', environment, `${api}/health/ready`);
const watchers = fork('bench/lot-watchers.ts');
process.on('exit', () => watchers.kill());

const startedAt = performance.now();
await ask(watchers, { port, lot, watchers: WATCHERS });
console.log(
  `${WATCHERS} watchers have the first snapshot after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
);

await placeAll(10);
const used = cpuSeconds(server.pid ?? 0);
const placed = await placeAll(BIDS);
await sleep(2_000);
const spent = ((cpuSeconds(server.pid ?? 0) - used) * 1000) / BIDS;
const { times, missing, connections } = (await ask(watchers, { placed })) as WatchResult;
const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);
const load = loadavg().map((value) => value.toFixed(1));
console.log(
  `${BIDS} bids, one every ${EVERY_MS} ms: ${times.length} receipts, ${missing} missing, ${WATCHERS - connections} connections lost; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(0.999999)} ms after the answer to the bidder; ${spent.toFixed(0)} ms of a processor for each bid; load ${load.join(' ')}`,
);
console.log(`ratio watchers ${(GOAL_MS / Number(at(0.99))).toFixed(3)} (goal 1: p99 within ${GOAL_MS} ms)`);
server.kill();
await pool.end();
await dropDatabase(url.href);
process.exit(missing > 0 ? 1 : 0);

async function placeAll(count: number): Promise<Placed[]> {
  const all: Placed[] = [];
  const first = performance.now();
  for (let n = 0; n < count; n++) {
    await sleep(Math.max(0, first + n * EVERY_MS - performance.now()));
    all.push(await place(n));
  }
  return all;
}

async function place(n: number): Promise<Placed> {
  offer += BID_STEP;
  const answer = await fetch(`${api}/equipment/bid`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[n % tokens.length]}` },
    body: JSON.stringify({ consent: consentFor('bid'), consignmentId: lot, bidAmount: offer }),
  });
  const answeredAt = performance.timeOrigin + performance.now();
  if (!answer.ok) throw new Error(await answer.text());
  const { currentBid } = (await answer.json()) as { currentBid: number };
  return { price: currentBid, at: answeredAt };
}

async function ask(child: ChildProcess, message: object): Promise<unknown> {
  child.send(message);
  const [answer] = await once(child, 'message');
  return answer;
}
