// Compares bids over HTTP, with session, idempotency, maximum bids, log and outbox, with one bare transaction of the same effect in pgbench: on one
// hot lot, and spread over 1,000. Both run in turns; pgbench runs with 1, 4 and 16 clients, and the best of them counts.
import { execFile, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dropDatabase, migrate } from '@rigsouq/api/db/database';
import { readDatabaseUrl } from '@rigsouq/api/platform/config';
import { createPool } from '@rigsouq/api/platform/database/db';
import { createLog } from '@rigsouq/api/platform/monitoring/log';
import type { BidLoad, BidLoadResult } from './bid-load.ts';
import { benchAccountId, createBidders, createOpenLots } from './bid-rows.ts';
import { freePort, median, startServer } from './measure.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 64;
const PEOPLE = 2_000;
const SPREAD = 1_000;
const run = promisify(execFile);

const url = new URL(readDatabaseUrl());
url.pathname = '/rigsouq_bench_bids';
await dropDatabase(url.href);
await migrate(url.href);
const pool = createPool(url.href, 2, createLog('warn'));
const tokens = Array.from({ length: PEOPLE }, () => randomBytes(24).toString('hex'));
await createBidders(pool, tokens);

const port = await freePort();
const api = `http://127.0.0.1:${port}/api`;
const environment = { ROLES: 'api', PORT: String(port), DATABASE_URL: url.href };
const server = await startServer('apps/server/src/main.ts', environment, `${api}/health/ready`);
const bidders = fork('bench/bid-load.ts');
process.on('exit', () => bidders.kill());
const scripts = await mkdtemp(join(tmpdir(), 'rigsouq-bids-'));

const hot = await compareBids('one hot lot', 1);
const spread = await compareBids(`${SPREAD} lots`, SPREAD);
console.log(`p99 on one hot lot at ${CONNECTIONS} connections: ${median(hot.p99s).toFixed(1)} ms (goal 50)`);
console.log(`ratio bids-spread ${median(spread.ratios).toFixed(3)} (goal 0.7)`);
console.log(`ratio bids ${median(hot.ratios).toFixed(3)} (goal 1.5)`);
server.kill();
await pool.end();
await dropDatabase(url.href);
process.exit(0);

async function compareBids(name: string, lots: number) {
  const [ratios, p99s]: [number[], number[]] = [[], []];
  await overHttp(await createOpenLots(pool, lots), 2);
  for (let round = 1; round <= ROUNDS; round++) {
    const ours = await overHttp(await createOpenLots(pool, lots), SECONDS);
    const theirs: number[] = [];
    for (const clients of [1, 4, 16]) theirs.push(await alone(await createOpenLots(pool, lots), clients));
    const [rate, best] = [ours.answered / ours.seconds, Math.max(...theirs)];
    ratios.push(rate / best);
    p99s.push(ours.p99);
    if (ours.failed) throw new Error(`${ours.failed} bids were neither accepted nor refused`);
    const share = ((100 * ours.accepted) / ours.answered).toFixed(0);
    console.log(
      `bids, ${name}, round ${round}: ${rate.toFixed(0)}/s (${share} % accepted, p50 ${ours.p50.toFixed(1)} ms, p99 ${ours.p99.toFixed(1)} ms) against ${theirs.map((tps) => tps.toFixed(0)).join(', ')}/s of 1, 4, 16 clients = ${(rate / best).toFixed(3)}`,
    );
  }
  return { ratios, p99s };
}

async function overHttp(lots: string[], seconds: number): Promise<BidLoadResult> {
  const load: BidLoad = { port, connections: CONNECTIONS, seconds, lots, tokens, from: 100_000 };
  bidders.send(load);
  const [answer] = (await once(bidders, 'message')) as [BidLoadResult];
  return answer;
}

/** Measures only the writes of a bid in pgbench: no rules, no HTTP, no session. */
async function alone(lots: string[], clients: number): Promise<number> {
  await pool.query('drop table if exists bench_lots');
  await pool.query('create table bench_lots as select n, id from unnest($1::uuid[]) with ordinality as l (id, n)', [
    lots,
  ]);
  await pool.query('alter table bench_lots add primary key (n)');
  const file = join(scripts, 'bid.sql');
  await writeFile(file, script(lots.length));
  const args = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(SECONDS), '-f', file, url.href];
  const { stdout } = await run('pgbench', args);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

function script(lots: number): string {
  return `
\\set l random(1, ${lots})
\\set a random(1, ${PEOPLE})
begin;
select l.id, log_seq + 1 as seq, coalesce(price, 100000) + 5000 as price, log_hash as hash, coalesce(leader_id, '${benchAccountId(0)}') as leader,
  coalesce(leader_max, 0) as lmax, lpad(to_hex(:a::int), 12, '0') as who from lots l where l.id = (select id from bench_lots where n = :l) for update \\gset
with me as (select ('00000000-0000-4000-8000-' || :who::text)::uuid as id),
held as materialized (select account_id from bidders where account_id in ((select id from me), :leader::uuid) order by 1 for update),
entry as (select me.id, '{"lot":"' || :id::text || '","seq":' || :seq::text || ',"act":"bid","price":' || :price::text || '}' as line from me, (select count(*) from held) as h),
hashed as (select entry.*, encode(sha256(convert_to(:hash::text || E'\\n' || line, 'UTF8')), 'hex') as hash from entry),
logged as (insert into lot_log (lot_id, seq, id, act, at, account_id, user_id, amount, line, secret, hash)
  select :id::uuid, :seq::bigint, gen_random_uuid(), 'bid', clock_timestamp(), id, id, :price::bigint, line, '{"max":1}', hash from hashed),
moved as (update lots set price = :price::bigint, leader_id = hashed.id, leader_max = :price::bigint + 1000, bids = bids + 1, log_seq = :seq::bigint, log_hash = hashed.hash,
  log_at = clock_timestamp(), updated_at = now() from hashed where lots.id = :id::uuid),
known as (insert into lot_bidders (lot_id, account_id, user_id, number, maximum, maximum_seq)
  select :id::uuid, id, id, :seq::bigint, :price::bigint, :seq::bigint from me on conflict (lot_id, account_id) do update set maximum = excluded.maximum, maximum_seq = excluded.maximum_seq, bids = lot_bidders.bids + 1),
staked as (update bidders set exposure = exposure + 0 where account_id in ((select id from me), :leader::uuid)),
answered as (insert into idempotent_answers (account_id, call, key, sent_hash, answer)
  select id, 'POST /equipment/bid', gen_random_uuid()::text, hash, jsonb_build_object('hash', hash) from hashed)
select graphile_worker.add_job('event auction.bids_placed', json_build_object('id', gen_random_uuid(), 'lot', :id::text));
commit;
`;
}
