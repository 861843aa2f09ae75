// Tests a mail server that is slow or closes the connection: each email is sent once, no transaction waits for it, and other jobs continue.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { FULL_SIZE } from '../../../test/full-size.ts';
import { testParts } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { addJob, defineJob, handle, startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { countUnmailed, notifyNewUsers } from './notifications.factory.ts';

/** Longer than the database allows a transaction to be idle (15 s). */
const SLOW_MS = 17_000;
const MINUTES_MS = 10 * 60_000;

const otherWork = defineJob('other work beside slow mail', z.object({ at: z.number() }));
const waits: number[] = [];

let inbox: Inbox;
let test: Awaited<ReturnType<typeof testParts>>;
let worker: Worker;
beforeAll(async () => {
  inbox = await openInbox();
  test = await testParts({ SMTP_URL: inbox.url });
  const other = handle(otherWork, async ({ at }) => void waits.push(Date.now() - at));
  worker = await startWorker(test.parts.pool, [...jobHandlers(test.parts), other], test.parts.log, { pollMs: 200 });
});
afterEach(() => {
  inbox.answerAfter(0);
  inbox.emails.length = 0;
  waits.length = 0;
});
afterAll(async () => {
  await worker.stop();
  await test.stop();
  inbox.close();
});

const unmailed = () => countUnmailed(test.parts.db);

async function longestTransaction(): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from max(now() - xact_start))::float as seconds from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    test.parts.db,
  );
  return rows[0]?.seconds ?? 0;
}

/** Adds other jobs until every email is marked as sent, and measures the longest open transaction. */
async function untilMailed(ms: number): Promise<{ longest: number }> {
  let longest = 0;
  for (const end = Date.now() + ms; Date.now() < end && (await unmailed()) !== 0; ) {
    await inTransaction(test.parts.db, (tx) => addJob(tx, otherWork, { at: Date.now() }));
    longest = Math.max(longest, await longestTransaction());
    await sleep(500);
  }
  return { longest };
}

it('sends each email once to a server that takes 17 seconds, and delays no other job', async () => {
  inbox.answerAfter(SLOW_MS);
  await notifyNewUsers(test.parts.db, 8);
  const { longest } = await untilMailed(4 * SLOW_MS);
  expect(await unmailed()).toBe(0);
  expect(inbox.emails).toHaveLength(8);
  expect(longest).toBeLessThan(2);
  expect(waits.length).toBeGreaterThan(10);
  expect(Math.max(...waits)).toBeLessThan(2_000);
}, 120_000);

it.runIf(FULL_SIZE)(
  'sends an email once to a server that takes ten minutes',
  async () => {
    inbox.answerAfter(MINUTES_MS);
    await notifyNewUsers(test.parts.db, 1);
    const { longest } = await untilMailed(MINUTES_MS + 60_000);
    expect([await unmailed(), inbox.emails.length]).toEqual([0, 1]);
    expect(longest).toBeLessThan(2);
    expect(Math.max(...waits)).toBeLessThan(2_000);
  },
  MINUTES_MS + 120_000,
);

it('retries after the server closes the connection and sends each email once', async () => {
  inbox.dropNext(2);
  await notifyNewUsers(test.parts.db, 2);
  await untilMailed(60_000);
  expect([await unmailed(), inbox.emails.length]).toEqual([0, 2]);
}, 90_000);
