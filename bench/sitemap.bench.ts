// Reads the whole sitemap of 1,000,000 listings over HTTP as a crawler does. Usage: `npm run bench -- sitemap`; the ratio is the memory that the
// process took for it against the bytes that it wrote: one file is 25 MB, all of them a gigabyte.
import { readFileSync } from 'node:fs';
import { dropDatabase, migrate } from '@rigsouq/api/db/database';
import { readDatabaseUrl } from '@rigsouq/api/platform/config';
import { createDb, createPool } from '@rigsouq/api/platform/database/db';
import { createLog } from '@rigsouq/api/platform/monitoring/log';
import { cutSitemapFiles } from '@rigsouq/api/sitemap-cuts';
import { createBidders } from './bid-rows.ts';
import { createListings } from './many-listings.ts';
import { freePort, median, startServer } from './measure.ts';

const LISTINGS = Number(process.env.LISTINGS ?? 1_000_000);
const MB = 1024 * 1024;
const FILE_MOST = 50 * MB;

const database = new URL(readDatabaseUrl());
database.pathname = '/rigsouq_bench_sitemap';
const databaseUrl = database.href;
await dropDatabase(databaseUrl);
await migrate(databaseUrl);
const pool = createPool(databaseUrl, 2, createLog('warn'));
await fill();
const cutting = performance.now();
await cutSitemapFiles(createDb(pool), 'listings');
console.log(`cut in ${Math.round(performance.now() - cutting)} ms, again in ${await cutAgain()} ms`);

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
// The heap holds the program and a fraction of what it writes. With more room the engine collects garbage later, and the benchmark would measure
// that.
const NODE_OPTIONS = '--max-old-space-size=192';
const environment = { ROLES: 'api', PORT: String(port), DATABASE_URL: databaseUrl, NODE_OPTIONS };
const api = await startServer('apps/server/src/main.ts', environment, `${origin}/api/health/ready`);
await (await fetch(`${origin}/sitemap.xml`)).text();
const before = peak();
const startedAt = performance.now();
const times: number[] = [];
const all = await readAll();
const took = performance.now() - startedAt;
const growth = peak() - before;
console.log(
  `${times.length} files, ${Math.round(median(times))} ms each, the slowest ${Math.round(Math.max(...times))} ms`,
);
console.log(
  `${LISTINGS} listings in ${(took / 1000).toFixed(1)} s, ${Math.round(all / MB)} MB written, ${Math.round(growth / MB)} MB more`,
);
// If anything that was read were kept, the second reading would take as much memory again.
await readAll();
const secondGrowth = peak() - before - growth;
console.log(`read once more: ${Math.round(secondGrowth / MB)} MB more`);
if (growth > FILE_MOST || secondGrowth > FILE_MOST) throw new Error('memory grows with the number of listings');
api.kill();
await pool.end();
await dropDatabase(databaseUrl);
console.log(`ratio sitemap ${(growth / all).toFixed(3)}`);
process.exit(0);

/** Checks that every listing appears once in each language, in files within the limits. Returns the bytes that were written. */
async function readAll(): Promise<number> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const seen = new Uint8Array(LISTINGS + 1);
  let all = 0;
  for (const [, path] of index.matchAll(/<loc>[^<]*(\/sitemaps\/listings-\d+\.xml)<\/loc>/g)) {
    const requestedAt = performance.now();
    let [addresses, bytes, rest] = [0, 0, ''];
    const answer = await fetch(origin + path);
    for await (const piece of answer.body ?? []) {
      bytes += piece.length;
      const lines = (rest + Buffer.from(piece).toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const number = /^<url><loc>[^<]*\/equipment\/[0-9a-f-]{24}([0-9a-f]{12})<\/loc>/.exec(line)?.[1];
        if (!number) continue;
        addresses++;
        const at = Number.parseInt(number, 16);
        seen[at] = (seen[at] ?? 0) + 1;
      }
    }
    if (addresses > 50_000 || bytes > FILE_MOST) throw new Error(`${path}: ${addresses} addresses, ${bytes} bytes`);
    times.push(performance.now() - requestedAt);
    all += bytes;
  }
  for (let n = 1; n <= LISTINGS; n++) if (seen[n] !== 2) throw new Error(`listing ${n} is there ${seen[n]} times`);
  return all;
}

/** Returns the peak memory of the process so far, in bytes. */
function peak(): number {
  return 1024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${api.pid}/status`, 'utf8'))?.[1]);
}

async function cutAgain(): Promise<number> {
  const started = performance.now();
  await cutSitemapFiles(createDb(pool), 'listings');
  return Math.round(performance.now() - started);
}

async function fill(): Promise<void> {
  await createBidders(pool, []);
  await pool.query(`update accounts set roles = '{supplier}'`);
  await createListings(pool, LISTINGS);
}
