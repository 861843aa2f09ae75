import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { testParts } from '../../../test/harness.ts';
import { jobHandlers } from '../../api.ts';
import { type Db, inTransaction } from '../database/db.ts';
import { addJob, defineJob, handle, startWorker } from './jobs.ts';
import { RunningJobs } from './running-jobs.ts';
import { type PresenceTimes, startWorkerPresence } from './worker-presence.ts';

it('survives a connection that fails twice, or after the worker has stopped', async () => {
  const { parts, stop } = await testParts();
  const clients = new Set<pg.PoolClient>();
  parts.pool.on('acquire', (client) => clients.add(client));
  const own = new RunningJobs();
  own.poolIds.add('one');
  const presence = startWorkerPresence(parts.pool, own, parts.log);
  await expect.poll(() => locksHeld(parts.db)).toBe(1);
  for (const reason of ['terminated', 'closed']) for (const client of clients) client.emit('error', new Error(reason));
  await expect.poll(() => locksHeld(parts.db)).toBe(0);
  await presence.stop();
  for (const client of clients) client.emit('error', new Error('late'));
  await stop();
});

async function locksHeld(db: Db): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
  `.execute(db);
  return rows[0]?.held ?? 0;
}

const long = defineJob('test.long', z.object({}));
const presence: PresenceTimes = { checkMs: 200, graceSeconds: 1 };
/** Milliseconds. It is longer than the grace period and several checks for dead workers. */
const LONG_MS = 3_000;

it('does not give a long job to another worker while its worker is alive', async () => {
  const { parts, stop } = await testParts();
  let started = 0;
  const longHandler = handle(long, async () => {
    started++;
    await setTimeout(LONG_MS);
  });
  const worker = await startWorker(parts.pool, [...jobHandlers(parts), longHandler], parts.log, {
    pollMs: 200,
    presence,
  });
  await inTransaction(parts.db, (tx) => addJob(tx, long, {}));
  await setTimeout(LONG_MS);
  await worker.stop();
  expect(started).toBe(1);
  await stop();
});

it('removes the job of a dead worker that another job has replaced, and runs the other one', async () => {
  const { parts, stop } = await testParts();
  const { db, pool, log } = parts;
  const keyed = () => inTransaction(db, (tx) => addJob(tx, long, {}, { key: 'one' }));
  await keyed();
  await sql`update graphile_worker._private_jobs set attempts = 1, locked_by = 'dead', locked_at = now() - interval '1 hour'`.execute(
    db,
  );
  await keyed();
  let runs = 0;
  const counting = handle(long, async () => {
    runs++;
  });
  const worker = await startWorker(pool, [...jobHandlers(parts), counting], log, { pollMs: 200, presence });
  const left = () => sql<object>`select id, attempts from graphile_worker.jobs`.execute(db).then(({ rows }) => rows);
  await expect.poll(left).toEqual([]);
  expect(runs).toBe(1);
  await worker.stop();
  await stop();
});
