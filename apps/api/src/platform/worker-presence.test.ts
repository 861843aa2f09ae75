import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { testParts } from '../../test/harness.ts';
import { jobHandlers } from '../api.ts';
import { inTransaction } from './db.ts';
import { addJob, defineJob, handle, startWorker } from './jobs.ts';

const long = defineJob('test.long', z.object({}));
/** Longer than the grace and a look at the jobs of workers that are gone. */
const LONG_MS = 22_000;

it('a job that takes its time is not given to somebody else as long as its worker is there', async () => {
  const { parts, stop } = await testParts();
  let begun = 0;
  const taking = handle(long, async () => {
    begun++;
    await setTimeout(LONG_MS);
  });
  const worker = await startWorker(parts.pool, [...jobHandlers(parts), taking], parts.log, { pollMs: 200 });
  await inTransaction(parts.db, (tx) => addJob(tx, long, {}));
  await setTimeout(LONG_MS);
  await worker.stop();
  expect(begun).toBe(1);
  await stop();
}, 90_000);
