// Measures the search at full size: `npm run bench -- search [--listings 1000000]`, on a separate database that stays for the next run. It compares
// the throughput over HTTP with the same page queries in pgbench, and measures how long a search with its counts takes and page 500 against page 1.
import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { dropDatabase, migrate } from '@rigsouq/api/db/database';
import { readDatabaseUrl } from '@rigsouq/api/platform/config';
import { createPool } from '@rigsouq/api/platform/database/db';
import { createLog } from '@rigsouq/api/platform/monitoring/log';
import { listProducts } from '@rigsouq/api/search/catalogue';
import {
  createStatementRunner,
  explainPlan,
  type RunStatement,
  type Statement,
  searchSettings,
} from '@rigsouq/api/search/statements';
import { verifiedProducts } from '@rigsouq/contract/catalogue/calls';
import autocannon from 'autocannon';
import { loadDemo } from './load-demo.ts';
import { freePort, median, startServer } from './measure.ts';
import { searches } from './searches.ts';

const SECONDS = 2;
const TURNS = 4;
const ROUNDS = 5;
const CONNECTIONS = 8;
const run = promisify(execFile);
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { listings: { type: 'string', default: '1000000' }, plans: { type: 'boolean', default: false } },
});
const listings = Number(values.listings);
const url = new URL(readDatabaseUrl());
url.pathname = '/rigsouq_bench_search';
const PGOPTIONS = Object.entries(searchSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
const pool = createPool(url.href, 2, createLog('warn'), searchSettings);
await fill();
const statements = createStatementRunner(pool);
const port = await freePort();
const api = `http://127.0.0.1:${port}/api`;
const server = await startServer(
  'apps/server/src/main.ts',
  { ROLES: 'api', PORT: String(port), DATABASE_URL: url.href },
  `${api}/health/ready`,
);

const pages = await pageQueries();
if (values.plans) for (const { search, sent } of pages) await printPlans(search, sent);
const scripts = await writeScripts();
await withCounts();
await farPage();
await throughput();
server.kill();
await pool.end();
process.exit(0);

/** Loads the demo when the database does not hold this many listings yet. */
async function fill(): Promise<void> {
  const known = await pool.query('select count(*) as count from catalogue_entries').catch(() => undefined);
  const count = Number(known?.rows[0]?.count ?? 0);
  if (count >= listings && count < listings * 1.1) return;
  await dropDatabase(url.href);
  await migrate(url.href);
  await loadDemo(url.href, listings);
}

/** Returns the statements that the server sends for each search after its caches are filled. */
async function pageQueries(): Promise<{ search: string; sent: Statement[] }[]> {
  const all: { search: string; sent: Statement[] }[] = [];
  for (const search of searches) {
    const query = verifiedProducts.query.parse(Object.fromEntries(new URLSearchParams(search)));
    let sent: Statement[] = [];
    const recording: RunStatement = (statement) => {
      sent.push(statement);
      return statements(statement);
    };
    await listProducts(recording, query);
    sent = [];
    await listProducts(recording, query);
    all.push({ search, sent });
  }
  return all;
}

async function printPlans(search: string, sent: Statement[]): Promise<void> {
  const [page] = sent;
  if (!page) return;
  const [
    {
      'QUERY PLAN': [plan],
    } = { 'QUERY PLAN': [] },
  ] = await statements<{ 'QUERY PLAN': { 'Execution Time': number }[] }>({
    text: `explain (analyze, format json) ${page.text}`,
    values: page.values,
  });
  console.log(
    `${search || '(all)'}: ${plan?.['Execution Time']} ms, ${(await explainPlan(statements, page)).join('; ')}`,
  );
}

async function writeScripts(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-pgbench-'));
  return Promise.all(
    pages.map(async ({ sent }, at) => {
      const file = join(folder, `${at}.sql`);
      await writeFile(file, sent.map((one) => `${asText(one)};\n`).join(''));
      return file;
    }),
  );
}

/** Writes the values into the statement: pgbench takes none beside it, and reads a colon as one of its own variables. */
function asText({ text, values }: Statement): string {
  const quoted = (value: string) =>
    `U&'${value.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\003A')}'`;
  const literal = (value: unknown): string => {
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) return quoted(`{${value.join(',')}}`);
    return quoted(value instanceof Date ? value.toISOString() : String(value));
  };
  return text.replace(/\s+/g, ' ').replace(/\$(\d+)/g, (_, at: string) => literal(values[Number(at) - 1]));
}

async function throughput(): Promise<void> {
  const requests = searches.map((search) => ({ path: `/api/auth/verified-products?${search}` }));
  const overHttp = async (seconds: number) => {
    const result = await autocannon({
      url: api.replace('/api', ''),
      connections: CONNECTIONS,
      duration: seconds,
      requests,
    });
    if (result.non2xx || result.errors) throw new Error(`${result.non2xx} not 2xx, ${result.errors} errors`);
    return result.requests.average;
  };
  const alone = async (seconds: number) => {
    const files = scripts.flatMap((file) => ['-f', file]);
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CONNECTIONS),
      '-j',
      '2',
      '-T',
      String(seconds),
      ...files,
      url.href,
    ];
    const { stdout } = await run('pgbench', args, { env: { ...process.env, PGOPTIONS } });
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  };
  await overHttp(5);
  await alone(5);
  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const sum = { ours: 0, theirs: 0 };
    for (let turn = 0; turn < TURNS; turn++)
      for (const side of turn % 2 ? (['theirs', 'ours'] as const) : (['ours', 'theirs'] as const))
        sum[side] += side === 'ours' ? await overHttp(SECONDS) : await alone(SECONDS);
    const [ours, theirs] = [sum.ours / TURNS, sum.theirs / TURNS];
    ratios.push(ours / theirs);
    console.log(
      `search round ${round}: ${ours.toFixed(0)}/s over HTTP against ${theirs.toFixed(0)}/s in pgbench = ${(ours / theirs).toFixed(3)}`,
    );
  }
  console.log(`ratio search ${median(ratios).toFixed(3)} (goal 0.5)`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function get(path: string): Promise<{ cursor: string }[]> {
  const answer = await fetch(api + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as { cursor: string }[];
}

/** Measures a page and its counts, requested together as a screen does, by two visitors at the same time. */
async function withCounts(): Promise<void> {
  const filtersOf = (search: string) => search.replace(/&?sort=[a-z-]+/, '');
  const both = (search: string) => () =>
    Promise.all([get(`/auth/verified-products?${search}`), get(`/equipment/facets?${filtersOf(search)}`)]);
  for (const search of searches) await both(search)();
  const times: { search: string; ms: number }[] = [];
  const visitor = async (from: number) => {
    for (let at = 0; at < searches.length * 5; at++) {
      const search = searches[(from + at) % searches.length] as string;
      times.push({ search, ms: await timed(both(search)) });
    }
  };
  await Promise.all([visitor(0), visitor(20)]);
  const sorted = times.toSorted((one, two) => one.ms - two.ms);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.ms.toFixed(1);
  console.log(`with counts: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (goal 100), p99 ${at(0.99)} ms`);
  for (const { search, ms } of sorted.slice(-5)) console.log(`  slow: ${ms.toFixed(1)} ms ${search}`);
}

async function farPage(): Promise<void> {
  const path = '/auth/verified-products?type=sell&verified=true';
  let after = '';
  for (let page = 1; page < 500; page++) after = `&after=${(await get(path + after)).at(-1)?.cursor}`;
  const times = { near: [] as number[], far: [] as number[] };
  for (let turn = 0; turn < 300; turn++) {
    times.near.push(await timed(() => get(path)));
    times.far.push(await timed(() => get(path + after)));
  }
  const [near, far] = [median(times.near), median(times.far)];
  console.log(`page 500: ${far.toFixed(2)} ms against ${near.toFixed(2)} ms = ${(far / near).toFixed(3)} (goal 1.2)`);
}
