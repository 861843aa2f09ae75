// Compares the explore call over HTTP with the statements of that call in pgbench, on 50,000 companies: the same filters in turn, prepared, over as
// many connections, in turns of one run. Usage: `npm run bench -- network`; pgbench must be on the PATH.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dropDatabase, migrate } from '@rigsouq/api/db/database';
import { readNetwork } from '@rigsouq/api/network-sql';
import { readDatabaseUrl } from '@rigsouq/api/platform/config';
import autocannon from 'autocannon';
import pg from 'pg';
import { freePort, median, startServer } from './measure.ts';

const run = promisify(execFile);
const [COMPANIES, CONNECTIONS, ROUNDS, SECONDS] = [50_000, 10, 7, 4];

type Filters = { page?: number; search?: string; companyType?: string; country?: string };
const calls: Filters[] = [
  {},
  { page: 2 },
  { page: 7 },
  { page: 40 },
  { country: 'sa' },
  { country: 'ae', page: 3 },
  { country: 'bh' },
  { country: 'kw', page: 2 },
  { companyType: 'rental-company' },
  { companyType: 'manufacturer', page: 2 },
  { companyType: 'corporation' },
  { search: 'riyadh' },
  { search: 'crane' },
  { search: 'wadi gulf' },
  { search: 'cat' },
  { search: 'dub', page: 3 },
  { search: 'الخليج' },
  { search: 'sohar quarries' },
  { search: 'xylophone' },
  { search: 'komatsu excav' },
  { country: 'qa', search: 'lift' },
  { country: 'om', companyType: 'authorized-dealer' },
  { companyType: 'independent-dealer', search: 'dune' },
  { companyType: 'rental-company', search: 'doha' },
  { country: 'sa', companyType: 'rental-company', search: 'jeddah' },
  { country: 'ae', search: 'anchor', page: 2 },
];

const database = new URL(readDatabaseUrl());
database.pathname = '/rigsouq_bench_network';
const databaseUrl = database.href;
const folder = await mkdtemp(join(tmpdir(), 'rigsouq-network-'));
await dropDatabase(databaseUrl);
await migrate(databaseUrl);
await run(process.execPath, ['apps/api/demo/demo.ts', '--companies', String(COMPANIES)], {
  env: { ...process.env, DATABASE_URL: databaseUrl },
});

const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
const statements: Awaited<ReturnType<typeof statementsOf>>[] = [];
for (const filters of calls) statements.push(await statementsOf(filters));
await checkPlans();
const scripts = await writeScripts();

const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const environment = { ROLES: 'api', PORT: String(port), DATABASE_URL: databaseUrl, DATABASE_POOL: String(CONNECTIONS) };
const api = await startServer('apps/server/src/main.ts', environment, `${url}/api/health/ready`);
const paths = calls.map((filters) => {
  const query = Object.entries({ ...filters, limit: 6 }).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return `/api/auth/seller-network?${new URLSearchParams(query)}`;
});

const ratios: number[] = [];
await ours(3);
await theirs(3);
for (let round = 1; round <= ROUNDS; round++) {
  const inTurn = round % 2 ? [ours, theirs] : [theirs, ours];
  const rates = new Map<typeof ours, number>();
  for (const measure of inTurn) rates.set(measure, await measure(SECONDS));
  const [our, their] = [rates.get(ours) ?? 0, rates.get(theirs) ?? Number.NaN];
  ratios.push(our / their);
  console.log(
    `network round ${round}: ${our.toFixed(0)}/s against ${their.toFixed(0)}/s = ${(our / their).toFixed(3)}`,
  );
}
api.kill();
await client.end();
await dropDatabase(databaseUrl);
await rm(folder, { recursive: true });
console.log(`ratio network ${median(ratios).toFixed(3)}`);
process.exit(0);

/** Returns the statements that the call sends to the database, which depend on what it finds there. */
async function statementsOf(filters: Filters) {
  const sent: { text: string; values: unknown[] }[] = [];
  const query = ({ text, values = [] }: pg.QueryConfig) => {
    sent.push({ text, values });
    return client.query({ text, values });
  };
  await readNetwork(query, 'supplier', { page: 1, limit: 6, ...filters });
  return sent;
}

async function checkPlans(): Promise<void> {
  for (const { text, values } of statements.flat()) {
    const execute = `execute page(${values.map((value) => client.escapeLiteral(String(value))).join(', ')})`;
    await client.query(`prepare page as ${text}`);
    for (let time = 0; time < 6; time++) await client.query(execute);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${execute}`);
    await client.query('deallocate page');
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    if (/Seq Scan on (network_entries|accounts|company_profiles)/.test(plan)) throw new Error(`${text}\n${plan}`);
  }
  console.log(`plans: no Seq Scan in ${statements.flat().length} statements of ${calls.length} calls`);
}

/** Writes one script per call. Values are sent as parameters, as pgbench does with its variables in prepared mode. */
async function writeScripts(): Promise<string[]> {
  const options: string[] = [];
  for (const [call, sent] of statements.entries()) {
    const lines = sent.map(({ text, values }, place) => {
      const name = (at: number) => `v${call}_${place}_${at}`;
      for (const [at, value] of values.entries()) options.push('-D', `${name(at + 1)}=${value}`);
      return `${text.replace(/\$(\d+)/g, (_, at: string) => `:${name(Number(at))}`)};`;
    });
    const file = join(folder, `${call}.sql`);
    await writeFile(file, lines.join('\n'));
    options.push('-f', file);
  }
  return options;
}

async function ours(seconds: number): Promise<number> {
  const requests = paths.map((path) => ({ path }));
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} not 2xx, ${result.errors} errors`);
  return result.requests.average;
}

async function theirs(seconds: number): Promise<number> {
  const options = ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-j', '2', '-T', String(seconds)];
  const { stdout } = await run('pgbench', [...options, ...scripts, databaseUrl]);
  const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (!rate || !/number of failed transactions: 0 /.test(stdout)) throw new Error(stdout);
  return Number(rate);
}
