import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { testParts } from '../../../test/harness.ts';
import { jobHandlers } from '../../api.ts';
import { createPool, inTransaction } from '../database/db.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { addJob, checkHandlers, defineJob, handle, startWorker } from './jobs.ts';

const note = defineJob('test.note', z.object({ text: z.string() }));
const hourly = defineJob('test.hourly', z.object({}));
const noted: string[] = [];

let test: Awaited<ReturnType<typeof testParts>>;
beforeAll(async () => {
  test = await testParts();
});
afterAll(() => test.stop());

it('runs a job when its transaction commits, and never when it rolls back', async () => {
  const { db, pool, log } = test.parts;
  const noteHandler = handle(note, async ({ text }) => void noted.push(text));
  const handlers = [...jobHandlers(test.parts), noteHandler, handle(hourly, async () => undefined)];
  const worker = await startWorker(pool, handlers, log, { pollMs: 200 });
  await inTransaction(db, (tx) => addJob(tx, note, { text: 'committed' }));
  const torn = inTransaction(db, async (tx) => {
    await addJob(tx, note, { text: 'rolled back' });
    throw new Error('torn');
  });
  await expect(torn).rejects.toThrow('torn');
  await inTransaction(db, (tx) => addJob(tx, note, { text: 'after' }));
  await expect.poll(() => noted.includes('after'), { timeout: 5_000 }).toBe(true);
  expect(noted).toEqual(['committed', 'after']);
  await worker.stop();
});

it('registers the schedule of a job with the worker, and refuses to start with an invalid schedule', async () => {
  const { pool, log } = test.parts;
  const handlersWith = (every: string) => [
    ...jobHandlers(test.parts),
    handle(note, async () => undefined),
    handle(hourly, async () => undefined, { every }),
  ];
  const worker = await startWorker(pool, handlersWith('7 * * * *'), log);
  const knownSchedules = () => pool.query('select identifier from graphile_worker._private_known_crontabs');
  await expect
    .poll(async () => (await knownSchedules()).rows.map(({ identifier }) => identifier))
    .toContain('test.hourly');
  await worker.stop();
  await expect(startWorker(pool, handlersWith('now and then'), log)).rejects.toThrow();
});

it('refuses to start while a declared job has no handler', () => {
  expect(() => checkHandlers([], new Set(['lot.close']))).toThrow('no handler for: lot.close');
  expect(() => defineJob('test.note', z.object({}))).toThrow('declared twice');
});

it('restarts a worker that could not record how a job ended, and can be stopped', async () => {
  const { db, pool, log } = test.parts;
  await pool.query(`create function refuse_failures() returns trigger language plpgsql as $$
    begin raise 'refused'; end $$`);
  await pool.query(`create trigger refuse_failures before update on graphile_worker._private_jobs for each row
    when (new.last_error is distinct from old.last_error) execute function refuse_failures()`);
  const torn: string[] = [];
  const failing = handle(note, async ({ text }) => {
    torn.push(text);
    if (text.startsWith('torn')) throw new Error(text);
  });
  const handlers = [...jobHandlers(test.parts), failing, handle(hourly, async () => undefined)];
  const worker = await startWorker(pool, handlers, log, { pollMs: 100 });
  const add = (text: string) => inTransaction(db, (tx) => addJob(tx, note, { text }));
  await Promise.all(['torn 1', 'torn 2', 'well'].map(add));
  await expect.poll(() => torn.length, { timeout: 10_000 }).toBe(3);
  await pool.query('drop function refuse_failures() cascade');
  await add('afterwards');
  await expect.poll(() => torn.includes('afterwards'), { timeout: 10_000 }).toBe(true);
  await worker.stop();
});

it('ends jobs that ran together although a transaction locks them in another order', async () => {
  const { db, pool, log } = test.parts;
  const crashes: unknown[] = [];
  const watched = log.child({}, { level: 'error' });
  watched.error = ((...line: unknown[]) => void crashes.push(line)) as typeof watched.error;
  const ran: string[] = [];
  let gate = Promise.withResolvers<void>();
  const waiting = handle(note, async ({ text }) => {
    // Jobs that an earlier test left waiting may run too.
    if (text.length === 1) ran.push(text);
    await gate.promise;
  });
  const handlers = [...jobHandlers(test.parts), waiting, handle(hourly, async () => undefined)];
  // PostgreSQL looks for a deadlock once in each wait, after this time, and ends the one that looked. It is the worker, whose time is the shorter one,
  // also when this process pauses before it asks for the second row.
  const ownPool = createPool(test.parts.config.databaseUrl, 4, log, { deadlock_timeout: '4s' });
  const worker = await startWorker(ownPool, handlers, watched, { pollMs: 100 });
  onTestFinished(async () => {
    await worker.stop();
    await ownPool.end();
  });
  const left = async () => (await pool.query(`select from graphile_worker.jobs where key in ('a', 'b')`)).rowCount;
  // In one of the two orders the worker holds a row that the transaction needs, and waits for the other.
  for (const order of [
    ['a', 'b'],
    ['b', 'a'],
  ]) {
    gate = Promise.withResolvers();
    await inTransaction(db, async (tx) => {
      for (const key of ['a', 'b']) await addJob(tx, note, { text: key }, { key });
    });
    await expect.poll(() => ran.length, { timeout: 10_000 }).toBe(2);
    await inTransaction(db, async (tx) => {
      await sql`set local deadlock_timeout = '1min'`.execute(tx);
      const lock = (key = '') =>
        sql`select from graphile_worker._private_jobs where key = ${key} for update`.execute(tx);
      await lock(order[0]);
      gate.resolve();
      await expect
        .poll(async () => {
          const { rows } = await pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows.length;
        })
        .toBe(1);
      await lock(order[1]);
    });
    await expect.poll(left, { timeout: 10_000 }).toBe(0);
    expect(ran.splice(0).toSorted()).toEqual(['a', 'b']);
  }
  expect(crashes).toEqual([]);
}, 30_000);

it('adds a keyed job again when a worker takes the waiting one at the same moment', async () => {
  const { db, pool } = test.parts;
  const add = (text: string) => inTransaction(db, (tx) => addJob(tx, note, { text }, { key: 'taken' }));
  await add('first');
  const worker = await pool.connect();
  onTestFinished(() => worker.release());
  await worker.query('begin');
  await worker.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'test' where key = 'taken'`,
  );
  const adding = add('second');
  const blocked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(blocked)).rowCount).toBe(1);
  await worker.query('commit');
  await adding;
  const { rows } = await pool.query(
    `select payload->>'text' as text, key, locked_at is not null as taken from graphile_worker._private_jobs
      where payload->>'text' in ('first', 'second') order by id`,
  );
  expect(rows).toEqual([
    { text: 'first', key: null, taken: true },
    { text: 'second', key: 'taken', taken: false },
  ]);
  await pool.query(`delete from graphile_worker._private_jobs where payload->>'text' in ('first', 'second')`);
});

it('runs a job again immediately when its transaction was ended because of a deadlock', async () => {
  const { db, pool, log } = test.parts;
  const metrics = createMetrics();
  let runs = 0;
  const deadlocked = handle(note, async ({ text }) => {
    if (text === 'deadlock' && ++runs < 3)
      await inTransaction(db, (tx) => sql`do $$ begin raise deadlock_detected; end $$`.execute(tx));
  });
  const handlers = [...jobHandlers(test.parts), deadlocked, handle(hourly, async () => undefined)];
  const worker = await startWorker(pool, handlers, log, { pollMs: 100, metrics });
  onTestFinished(() => worker.stop());
  await inTransaction(db, (tx) => addJob(tx, note, { text: 'deadlock' }));
  const count = async (outcome: string) => {
    const counter = (await metrics.getMetricsAsJSON()).find(({ name }) => name === 'rigsouq_jobs_total');
    return counter?.values.find(({ labels }) => labels.name === note.name && labels.outcome === outcome)?.value;
  };
  await expect.poll(() => count('done'), { timeout: 5_000 }).toBe(1);
  expect([runs, await count('failed')]).toEqual([3, 0]);
});

it('keeps other jobs running while some always fail, waits longer after each failure, and gives up in the end', async () => {
  const { db, pool, log } = test.parts;
  const failing = defineJob('test.failing', z.object({}));
  const metrics = createMetrics();
  const noted: string[] = [];
  const handlers = [
    ...jobHandlers(test.parts),
    handle(failing, async () => {
      throw new Error('it always fails');
    }),
    handle(note, async ({ text }) => void noted.push(text)),
    handle(hourly, async () => undefined),
  ];
  const worker = await startWorker(pool, handlers, log, { pollMs: 100, metrics });
  onTestFinished(() => worker.stop());
  const failedJobs = async () => {
    const { rows } = await sql<{ attempts: number; max: number; wait: number; locked: boolean }>`
      select attempts, max_attempts as max, extract(epoch from run_at - updated_at)::float as wait, locked_at is not null as locked
      from graphile_worker.jobs where task_identifier = ${failing.name}`.execute(db);
    return rows;
  };
  // This is far more than the worker runs at a time.
  await inTransaction(db, async (tx) => {
    for (let added = 0; added < 50; added++) await addJob(tx, failing, {});
  });
  const addedAt = Date.now();
  await inTransaction(db, (tx) => addJob(tx, note, { text: 'good' }));
  await expect.poll(() => noted, { interval: 20 }).toContain('good');
  expect(Date.now() - addedAt).toBeLessThan(2_000);
  await expect
    .poll(async () => (await failedJobs()).every(({ attempts, locked }) => attempts > 0 && !locked))
    .toBe(true);

  // The later attempts are simulated without waiting: a failure after the tenth attempt waits for hours, and one after the last attempt is never
  // retried.
  const waitsAfter: number[] = [];
  for (const attempts of [1, 5, 9, 24]) {
    await sql`update graphile_worker._private_jobs set attempts = ${attempts}, run_at = now()
      where id = (select min(id) from graphile_worker.jobs where task_identifier = ${failing.name})`.execute(db);
    await sql`delete from graphile_worker._private_jobs where id > (
      select min(id) from graphile_worker.jobs where task_identifier = ${failing.name})
      and id in (select id from graphile_worker.jobs where task_identifier = ${failing.name})`.execute(db);
    await expect
      .poll(async () => (await failedJobs()).map((job) => [job.attempts, job.locked]))
      .toEqual([[attempts + 1, false]]);
    waitsAfter.push((await failedJobs())[0]?.wait ?? 0);
  }
  expect(waitsAfter.slice(0, 3).map((wait) => wait > 0)).toEqual([true, true, true]);
  expect(waitsAfter[1]).toBeGreaterThan(10 * (waitsAfter[0] ?? 0));
  expect(waitsAfter[2]).toBeGreaterThan(10 * (waitsAfter[1] ?? 0));
  const [last] = await failedJobs();
  expect(last?.attempts).toBe(last?.max);
  const counted = await metrics.metrics();
  expect(counted).toContain(`rigsouq_jobs_total{name="${failing.name}",outcome="given_up"} 1`);
  // The fifty first failures, and those after the first, fifth and ninth attempt.
  const failures = new RegExp(`rigsouq_jobs_total\\{name="${failing.name}",outcome="failed"\\} (\\d+)`).exec(counted);
  expect(Number(failures?.[1])).toBeGreaterThanOrEqual(53);
});
