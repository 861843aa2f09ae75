// Measures what one request of each kind costs in processor time, in the product and in PostgreSQL, and how many bytes a row takes: `npm run bench --
// capacity`. docs/SCALING.md calculates with these numbers. Processor time depends little on what else the machine does.
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dropDatabase, migrate } from '@rigsouq/api/db/database';
import { readDatabaseUrl } from '@rigsouq/api/platform/config';
import { createPool } from '@rigsouq/api/platform/database/db';
import { createLog } from '@rigsouq/api/platform/monitoring/log';
import { toFormData } from '@rigsouq/contract/form-fields';
import autocannon from 'autocannon';
import { createLargePhoto } from '../apps/api/test/large-photo.ts';
import { aSellForm } from '../apps/api/test/sell-form.ts';
import type { BidLoad, BidLoadResult } from './bid-load.ts';
import { createBidders, createOpenLots } from './bid-rows.ts';
import { loadDemo } from './load-demo.ts';
import { freePort, readProcess, startServer } from './measure.ts';
import { searches } from './searches.ts';

const LISTINGS = Number(process.env.LISTINGS ?? 200_000);
const SECONDS = 8;
const PHOTOS = 10;

const url = new URL(readDatabaseUrl());
url.pathname = '/rigsouq_bench_capacity';
await dropDatabase(url.href);
await migrate(url.href);
const pool = createPool(url.href, 2, createLog('warn'));
const empty = await databaseBytes();
await loadDemo(url.href, LISTINGS);
await pool.query('vacuum analyze');
console.log(`a listing: ${(((await databaseBytes()) - empty) / LISTINGS / 1_000).toFixed(1)} kB of the database`);

const storage = await mkdtemp(join(tmpdir(), 'rigsouq-capacity-'));
const [apiPort, webPort] = [await freePort(), await freePort()];
const [apiUrl, webUrl] = [`http://127.0.0.1:${apiPort}`, `http://127.0.0.1:${webPort}`];
const settings = { DATABASE_URL: url.href, STORAGE_URL: `file:${storage}` };
const api = await startServer(
  'apps/server/src/main.ts',
  { ROLES: 'api', PORT: String(apiPort), ...settings },
  `${apiUrl}/api/health/ready`,
);
const web = await startServer(
  'apps/server/src/main.ts',
  { ROLES: 'web', PORT: String(webPort), API_URL: apiUrl },
  `${webUrl}/`,
);
const postmaster = await findPostmaster();

// No page is shown twice, so that none comes from memory.
const machines = (await pool.query<{ id: string }>('select id from listings limit 50000')).rows.map(({ id }) => id);
let sent = 0;
const token = await logIn('buyer@rigsouq.test');
await measureLoad('a page from memory', webUrl, () => '/');
await measureLoad('a page of a machine', webUrl, () => `/equipment/${machines[sent++ % machines.length]}`);
await measureLoad('a page with a search', webUrl, () => `/marketplace?type=sell&priceMin=${10_000 + sent++}`);
await measureLoad('a public call', apiUrl, () => '/api/taxonomy');
await measureLoad('a logged-in call', apiUrl, () => '/api/auth/profile', { authorization: `Bearer ${token}` });
await measureLoad('a search', apiUrl, () => `/api/auth/verified-products?${nextSearch()}`);
await measureBids();
await measurePhotos();
await printSize('a page of a machine', `${webUrl}/equipment/${machines[0]}`);
await printSize('a page with a search', `${webUrl}/marketplace?type=sell`);
await printSize('a search', `${apiUrl}/api/auth/verified-products?type=sell`);
for (const [name, server] of Object.entries({ api, web })) console.log(`${name}: ${await residentMb(server.pid)} MB`);

api.kill();
web.kill();
await pool.end();
await dropDatabase(url.href);
await rm(storage, { recursive: true, force: true });
process.exit(0);

async function printSize(name: string, address: string): Promise<void> {
  const body = Buffer.from(await (await fetch(address)).arrayBuffer());
  console.log(`${name}: ${(gzipSync(body).length / 1_000).toFixed(0)} kB on the line`);
}

function nextSearch(): string {
  return searches[sent++ % searches.length] ?? '';
}

async function logIn(email: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/api/auth/loginuser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'rigsouq-demo' }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Runs the work, which returns how many requests it made, and prints the processor time of each. */
async function measure(name: string, work: () => Promise<number>): Promise<void> {
  const before = await readCosts();
  const count = await work();
  const after = await readCosts();
  const product = ((after.product - before.product) / count) * 1_000;
  const database = ((after.database - before.database) / count) * 1_000;
  console.log(
    `${name}: product ${product.toFixed(2)} ms, database ${database.toFixed(2)} ms (${count} times); a core does ${(1_000 / (product + database)).toFixed(0)} per second`,
  );
}

/** Measures requests to these paths, after a warm-up. */
async function measureLoad(name: string, server: string, path: () => string, headers = {}): Promise<void> {
  await load(server, path, headers);
  await measure(name, () => load(server, path, headers));
}

async function load(server: string, path: () => string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({
    url: server,
    connections: 8,
    duration: SECONDS,
    headers,
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (result.non2xx || result.errors) throw new Error(`${path()}: ${result.non2xx} not 2xx, ${result.errors} errors`);
  return result['2xx'];
}

async function measureBids(): Promise<void> {
  const tokens = Array.from({ length: 2_000 }, () => randomBytes(24).toString('hex'));
  await createBidders(pool, tokens);
  const lots = await createOpenLots(pool, 1_000);
  const before = await databaseBytes();
  const bidders = fork('bench/bid-load.ts');
  let accepted = 0;
  await measure('a bid', async () => {
    bidders.send({ port: apiPort, connections: 16, seconds: SECONDS, lots, tokens, from: 100_000 } satisfies BidLoad);
    const [answer] = (await once(bidders, 'message')) as [BidLoadResult];
    accepted = answer.accepted;
    return answer.accepted;
  });
  bidders.kill();
  console.log(`a bid: ${(((await databaseBytes()) - before) / accepted / 1_000).toFixed(1)} kB of the database`);
}

async function measurePhotos(): Promise<void> {
  const supplier = await logIn('supplier@rigsouq.test');
  const photos = await Promise.all(Array.from({ length: PHOTOS }, () => createLargePhoto()));
  await measure('a photo of 12 megapixels', async () => {
    for (const photo of photos) {
      const body = toFormData(aSellForm, { images: [photo] });
      const headers = { authorization: `Bearer ${supplier}` };
      const answer = await fetch(`${apiUrl}/api/equipment`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    }
    return PHOTOS;
  });
  let bytes = 0;
  for (const name of await readdir(storage, { recursive: true })) {
    const file = await stat(join(storage, name));
    if (file.isFile()) bytes += file.size;
  }
  const received = photos.reduce((sum, photo) => sum + photo.size, 0);
  console.log(
    `a photo: ${(received / PHOTOS / 1_000).toFixed(0)} kB received, ${(bytes / PHOTOS / 1_000).toFixed(0)} kB stored`,
  );
}

async function databaseBytes(): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  return Number(rows[0]?.bytes);
}

async function findPostmaster(): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return readProcess(Number(rows[0]?.pid)).parent;
}

/** Returns the processor time of the product and of PostgreSQL so far, with that of their children, ended ones too. */
async function readCosts(): Promise<{ product: number; database: number }> {
  const costs = { product: 0, database: 0 };
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const pid = Number(name);
    const { parent, seconds, endedSeconds } = readRunning(pid);
    const isPartOf = (root: number | undefined) => pid === root || parent === root;
    if (isPartOf(api.pid) || isPartOf(web.pid)) costs.product += seconds + endedSeconds;
    if (isPartOf(postmaster)) costs.database += seconds + endedSeconds;
  }
  return costs;
}

function readRunning(pid: number): ReturnType<typeof readProcess> {
  try {
    return readProcess(pid);
  } catch {
    // The process ended in the meantime.
    return { parent: 0, seconds: 0, endedSeconds: 0 };
  }
}

async function residentMb(pid: number | undefined): Promise<string> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1_000).toFixed(0);
}
