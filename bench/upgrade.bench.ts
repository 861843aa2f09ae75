// Measures a release with a migration of a table of 1,000,000 rows, while clients read and write it over HTTP and one reads slowly. Usage: `npm run
// bench -- upgrade`; no request may fail, and the ratio is the longest time that a lock was waited for, or that a lock was held which blocks reads or
// writes, against 200 ms.
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { dropDatabase, migrate } from '@rigsouq/api/db/database';
import { readDatabaseUrl } from '@rigsouq/api/platform/config';
import { createPool } from '@rigsouq/api/platform/database/db';
import { createLog } from '@rigsouq/api/platform/monitoring/log';
import pg from 'pg';
import { createBidders } from './bid-rows.ts';
import { createListings, listingId } from './many-listings.ts';
import { freePort, startServer } from './measure.ts';

const LISTINGS = Number(process.env.LISTINGS ?? 1_000_000);
const OWNERS = 1_000;
const READERS = 6;
const WRITERS = 3;
const LIMIT_MS = 200;

const database = new URL(readDatabaseUrl());
database.pathname = '/rigsouq_bench_upgrade';
const databaseUrl = database.href;
await dropDatabase(databaseUrl);
await migrate(databaseUrl);
const pool = createPool(databaseUrl, 2, createLog('warn'));
const tokens = Array.from({ length: OWNERS }, () => randomBytes(24).toString('hex'));
await createBidders(pool, tokens);
await pool.query(`update accounts set roles = '{supplier}'`);
await createListings(pool, LISTINGS, OWNERS);

const port = await freePort();
const origin = `http://127.0.0.1:${port}/api`;
const environment = { ROLES: 'api', PORT: String(port), DATABASE_URL: databaseUrl };
const api = await startServer('apps/server/src/main.ts', environment, `${origin}/health/ready`);

let running = true;
const answered = { reads: 0, writes: 0, failed: 0, slowest: 0 };
const any = () => 1 + Math.floor(Math.random() * LISTINGS);

async function call(kind: 'reads' | 'writes', path: string, init?: RequestInit): Promise<void> {
  const startedAt = performance.now();
  const answer = await fetch(origin + path, init).catch((error: unknown) => String(error));
  if (typeof answer === 'string' || !answer.ok) {
    answered.failed++;
    console.log(path, typeof answer === 'string' ? answer : `${answer.status} ${await answer.text()}`);
  } else await answer.arrayBuffer();
  answered[kind]++;
  answered.slowest = Math.max(answered.slowest, performance.now() - startedAt);
}

async function read(): Promise<void> {
  while (running) await call('reads', `/equipment/${listingId(any())}`);
}

/** Withdraws and relists machines as their owner. */
async function write(lane: number): Promise<void> {
  while (running) {
    const n = lane + WRITERS * (1 + Math.floor(Math.random() * (LISTINGS / WRITERS - 2)));
    const owner = n % OWNERS;
    // Token n belongs to account n + 1, and account 0 has none.
    if (owner === 0) continue;
    const init = { method: 'POST', headers: { authorization: `Bearer ${tokens[owner - 1]}` } };
    await call('writes', `/equipment/${listingId(n)}/withdraw`, init);
    await call('writes', `/equipment/${listingId(n)}/relist`, init);
    await setTimeout(60);
  }
}

/** Runs slow reports: a migration that needs the table for itself has to wait until they finish. */
async function readSlowly(): Promise<void> {
  const client = await connect();
  while (running) {
    await client.query('begin');
    await client.query('select count(*) from (select from listings limit 1000) as read');
    await client.query('select pg_sleep(0.8)');
    await client.query('commit');
    await setTimeout(400);
  }
  await client.end();
}

const longest = { waited: 0, held: 0 };
/** Checks fifty times a second which statements wait for a lock, and which hold a lock that blocks others. */
async function watchLocks(): Promise<void> {
  const client = await connect();
  const since = new Map<string, number>();
  while (running) {
    const { rows } = await client.query<{ key: string; waited: number | null }>(
      `select pid || ' ' || mode || ' ' || relation as key,
         (1000 * extract(epoch from clock_timestamp() - waitstart))::float8 as waited
       from pg_locks where pid <> pg_backend_pid() and (not granted or (relation = 'listings'::regclass
         and mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')))`,
    );
    const now = performance.now();
    const held = new Set<string>();
    for (const { key, waited } of rows) {
      if (waited !== null) longest.waited = Math.max(longest.waited, waited);
      else {
        held.add(key);
        longest.held = Math.max(longest.held, now - (since.get(key) ?? now));
        if (!since.has(key)) since.set(key, now);
      }
    }
    for (const key of since.keys()) if (!held.has(key)) since.delete(key);
    await setTimeout(20);
  }
  await client.end();
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

const clients = [
  ...Array.from({ length: READERS }, read),
  ...Array.from({ length: WRITERS }, (_, lane) => write(lane)),
  readSlowly(),
  watchLocks(),
];
await setTimeout(3_000);
const folder = await mkdtemp(join(tmpdir(), 'rigsouq-upgrade-'));
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
await cp(file('../apps/api/db/migrations'), folder, { recursive: true });
await cp(file('next-release'), folder, { recursive: true });
const startedAt = performance.now();
await migrate(databaseUrl, folder);
const took = (performance.now() - startedAt) / 1_000;
await setTimeout(1_000);
running = false;
await Promise.all(clients);
await rm(folder, { recursive: true });

const { rows } = await pool.query<{ empty: number }>('select count(*)::int as empty from listings where grade is null');
api.kill();
await pool.end();
await dropDatabase(databaseUrl);
console.log(
  `${LISTINGS} rows migrated in ${took.toFixed(1)} s, ${rows[0]?.empty} left over; meanwhile ${answered.reads} reads and ` +
    `${answered.writes} writes, ${answered.failed} failed, the slowest took ${Math.round(answered.slowest)} ms`,
);
console.log(
  `waited for a lock at most ${Math.round(longest.waited)} ms, held one at most ${Math.round(longest.held)} ms`,
);
if (answered.failed > 0 || rows[0]?.empty !== 0) throw new Error('the upgrade failed requests or left rows empty');
console.log(`ratio upgrade ${(Math.max(longest.waited, longest.held) / LIMIT_MS).toFixed(3)}`);
process.exit(0);
