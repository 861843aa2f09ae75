import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testParts } from '../../test/harness.ts';
import { jobHandlers } from '../api.ts';
import { inTransaction } from './db.ts';
import { addJob, checkHandlers, defineJob, handle, startWorker } from './jobs.ts';

const note = defineJob('test.note', z.object({ text: z.string() }));
const heard: string[] = [];

let test: Awaited<ReturnType<typeof testParts>>;
beforeAll(async () => {
  test = await testParts();
});
afterAll(() => test.stop());

it('a job is done when its transaction commits, and never when it rolls back', async () => {
  const { db, pool, log } = test.parts;
  const handlers = [...jobHandlers(test.parts), handle(note, async ({ text }) => void heard.push(text))];
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

it('a job that nobody handles stops the start', () => {
  expect(() => checkHandlers([], new Set(['lot.close']))).toThrow('No handler for: lot.close');
  expect(() => defineJob('test.note', z.object({}))).toThrow('declared twice');
});
