import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testParts } from '../../test/harness.ts';
import { jobHandlers } from '../api.ts';
import { inTransaction } from './db.ts';
import { addJob, checkHandlers, defineJob, handle, startWorker } from './jobs.ts';

const note = defineJob('test.note', z.object({ text: z.string() }));
const hourly = defineJob('test.hourly', z.object({}));
const heard: string[] = [];

let test: Awaited<ReturnType<typeof testParts>>;
beforeAll(async () => {
  test = await testParts();
});
afterAll(() => test.stop());

it('a job is done when its transaction commits, and never when it rolls back', async () => {
  const { db, pool, log } = test.parts;
  const heardNote = handle(note, async ({ text }) => void heard.push(text));
  const handlers = [...jobHandlers(test.parts), heardNote, handle(hourly, async () => undefined)];
  const worker = await startWorker(pool, handlers, log, { pollMs: 200 });
  await inTransaction(db, (tx) => addJob(tx, note, { text: 'committed' }));
  const torn = inTransaction(db, async (tx) => {
    await addJob(tx, note, { text: 'rolled back' });
    throw new Error('torn');
  });
  await expect(torn).rejects.toThrow('torn');
  await inTransaction(db, (tx) => addJob(tx, note, { text: 'after' }));
  await expect.poll(() => heard.includes('after'), { timeout: 5_000 }).toBe(true);
  expect(heard).toEqual(['committed', 'after']);
  await worker.stop();
});

it('a job with a time of its own is known to the worker, and a time that is none stops the start', async () => {
  const { pool, log } = test.parts;
  const wanted = (every: string) => [
    ...jobHandlers(test.parts),
    handle(note, async () => undefined),
    handle(hourly, async () => undefined, { every }),
  ];
  const worker = await startWorker(pool, wanted('7 * * * *'), log);
  const known = () => pool.query('select identifier from graphile_worker._private_known_crontabs');
  await expect.poll(async () => (await known()).rows.map(({ identifier }) => identifier)).toContain('test.hourly');
  await worker.stop();
  await expect(startWorker(pool, wanted('now and then'), log)).rejects.toThrow();
});

it('a job that nobody handles stops the start', () => {
  expect(() => checkHandlers([], new Set(['lot.close']))).toThrow('No handler for: lot.close');
  expect(() => defineJob('test.note', z.object({}))).toThrow('declared twice');
});

it('a worker that could not write down how a job ended begins anew, and can be stopped', async () => {
  const { db, pool, log } = test.parts;
  await pool.query(`create function refuse_failures() returns trigger language plpgsql as $$
    begin raise deadlock_detected; end $$`);
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
