// Tests a connection to the mail server that is slow, silent or broken: each email arrives once in the end, and other jobs do not wait.
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type FaultProxy, openFaultProxy } from '../../../test/fault-proxy.ts';
import { testParts } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { addJob, defineJob, handle, startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { buildNotificationsEmail } from './notifications.emails.ts';
import { countUnmailed, notifyNewUsers } from './notifications.factory.ts';

const otherWork = defineJob('other work beside faulty mail', z.object({ at: z.number() }));
const waits: number[] = [];
/** More than the worker sends concurrently. */
const EMAILS = 6;

let inbox: Inbox;
let proxy: FaultProxy;
let test: Awaited<ReturnType<typeof testParts>>;
let worker: Worker;
beforeAll(async () => {
  inbox = await openInbox();
  proxy = await openFaultProxy(inbox.url);
  test = await testParts({ SMTP_URL: proxy.url });
  const other = handle(otherWork, async ({ at }) => void waits.push(Date.now() - at));
  worker = await startWorker(test.parts.pool, [...jobHandlers(test.parts), other], test.parts.log, { pollMs: 200 });
});
afterEach(async () => {
  await proxy.heal();
  inbox.emails.length = 0;
  waits.length = 0;
});
afterAll(async () => {
  await worker.stop();
  await test.stop();
  await proxy.close();
  inbox.close();
});

const unmailed = () => countUnmailed(test.parts.db);

/** Adds other jobs for this many milliseconds, or until every email is marked as sent. */
async function addOtherJobs(ms: number): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end && (await unmailed()) !== 0; await sleep(200))
    await inTransaction(test.parts.db, (tx) => addJob(tx, otherWork, { at: Date.now() }));
}

async function expectEachOnce(): Promise<void> {
  await addOtherJobs(40_000);
  const addresses = inbox.emails.map(({ to }) => to && 'text' in to && to.text);
  expect([await unmailed(), addresses.length, new Set(addresses).size]).toEqual([0, EMAILS, EMAILS]);
  console.log(`${waits.length} other jobs, longest wait ${Math.max(...waits)} ms`);
  expect(Math.max(...waits)).toBeLessThan(2_000);
}

it('sends each email once over a connection on which an email takes seconds', async () => {
  await proxy.add({ type: 'bandwidth', attributes: { rate: 4 } }, 'upstream');
  await notifyNewUsers(test.parts.db, EMAILS);
  await expectEachOnce();
}, 60_000);

it('sends each email once after a connection that broke in the middle of every email', async () => {
  await proxy.add({ type: 'limit_data', attributes: { bytes: 2_000 } }, 'upstream');
  await notifyNewUsers(test.parts.db, EMAILS);
  await addOtherJobs(1_500);
  expect(inbox.emails).toEqual([]);
  await proxy.heal();
  await expectEachOnce();
}, 60_000);

it('gives up on a server that sends no greeting after ten seconds, and retries', async () => {
  await proxy.hold();
  const started = performance.now();
  await notifyNewUsers(test.parts.db, EMAILS);
  const email = buildNotificationsEmail([], 0, 'http://localhost');
  const [sent] = await Promise.all([
    test.parts.mail.send('a@rigsouq.test', email, 'en').catch((error: Error) => error),
    addOtherJobs(10_500),
  ]);
  expect(sent).toBeInstanceOf(Error);
  expect(performance.now() - started).toBeLessThan(13_000);
  await proxy.heal();
  await expectEachOnce();
}, 60_000);
