// Tests a PostgreSQL that is slow, silent or gone: calls are answered or refused clearly and in time, and calls and jobs recover as soon
// as it is back.
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifiedProducts } from '@rigsouq/contract/catalogue/calls';
import { listSessions, login, profile } from '@rigsouq/contract/identity/calls';
import { live, ready } from '@rigsouq/contract/platform/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../src/modules/identity/identity.factory.ts';
import { countUnmailed, notifyNewUsers } from '../../src/modules/notifications/notifications.factory.ts';
import { type FaultProxy, openFaultProxy } from '../fault-proxy.ts';
import { FULL_SIZE } from '../full-size.ts';
import { type TestApi, testApi } from '../harness.ts';
import { type Inbox, openInbox } from '../inbox.ts';
import { type Role, startRole } from '../processes.ts';
import { isOkOrBusy, repeatCalls, sendCall, slowestMs, type TestCall, waitUntilHealthy } from '../repeat-calls.ts';

/** This is longer than a lost statement can stay undetected (5 s). */
const SILENT_MS = FULL_SIZE ? 30_000 : 6_000;
const GONE_MS = FULL_SIZE ? 30_000 : 3_000;
/** A lost statement is detected within 5 s, rarely 7 s, and the next one may have to wait 4 s for a connection. */
const ANSWERED_MS = 10_000;
const RECOVERED_MS = 5_000;
/** A job whose worker lost its connection is released after 7 s, and a failed job is retried after 3 s. */
const ALL_DONE_MS = 12_000;

let localApi: TestApi;
let proxy: FaultProxy;
let inbox: Inbox;
let api: Role;
let worker: Role;
let calls: TestCall[];
beforeAll(async () => {
  localApi = await testApi();
  inbox = await openInbox();
  proxy = await openFaultProxy(localApi.parts.config.databaseUrl);
  const options = { databaseUrl: proxy.url, settings: { SMTP_URL: inbox.url } };
  [api, worker] = await Promise.all([startRole('api', options), startRole('worker', options)]);
  const { email, password } = await anAccount(localApi.parts.db);
  const { token } = (await localApi.call(login, { body: { email, password } })).body;
  calls = [
    { endpoint: verifiedProducts },
    { endpoint: profile, token },
    { endpoint: listSessions, token },
    { endpoint: login, body: { email, password } },
  ];
  await waitUntilHealthy(api.port, calls);
});
afterAll(async () => {
  await Promise.all([api.kill(), worker.kill()]);
  await proxy.close();
  await localApi.stop();
  inbox.close();
});

const countWaitingEmails = () => countUnmailed(localApi.parts.db);

it('answers every call in time when each answer of the database takes half a second', async () => {
  await proxy.delay(500);
  const calling = repeatCalls(api.port, calls, 1_000);
  await sleep(3_000);
  const answers = await calling.stop();
  const liveness = await sendCall(api.port, { endpoint: live });
  await proxy.heal();
  expect(answers.filter((answer) => !isOkOrBusy(answer))).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(answers.length / 2);
  expect(slowestMs(answers)).toBeLessThan(ANSWERED_MS);
  expect(liveness).toMatchObject({ status: 200 });
  expect(liveness.ms).toBeLessThan(500);
  console.log(`slow: ${answers.length} calls, slowest ${slowestMs(answers)} ms`);
  expect(await waitUntilHealthy(api.port, calls)).toBeLessThan(RECOVERED_MS);
});

const faults: { what: string; ms: number; start: () => Promise<void>; fullSize?: true }[] = [
  { what: 'holds everything back', ms: SILENT_MS, start: () => proxy.hold() },
  { fullSize: true, what: 'loses everything', ms: SILENT_MS, start: () => proxy.drop() },
  {
    what: 'loses its answers',
    ms: SILENT_MS,
    start: () => proxy.add({ type: 'timeout', attributes: { timeout: 0 } }, 'downstream'),
  },
  {
    fullSize: true,
    what: 'resets every connection',
    ms: GONE_MS,
    start: () => proxy.add({ type: 'reset_peer', attributes: { timeout: 0 } }),
  },
  { what: 'is cut off', ms: GONE_MS, start: () => proxy.cut() },
];

describe.each(faults.filter(({ fullSize }) => FULL_SIZE || !fullSize))(
  'a database that $what',
  ({ what, ms, start }) => {
    it('causes clear refusals, and calls and jobs recover within 5 seconds after it is back', async () => {
      inbox.emails.length = 0;
      // This goes past the proxy, as a process does that still reaches the database.
      await notifyNewUsers(localApi.parts.db, 2);
      await start();
      const ended = performance.now() + ms;
      const calling = repeatCalls(api.port, calls);
      const health = repeatCalls(api.port, [{ endpoint: live }, { endpoint: ready }], 500);
      await sleep(ms / 2);
      await notifyNewUsers(localApi.parts.db, 6);
      await sleep(Math.max(0, ended - performance.now()));
      const checks = health.stop();
      const before = inbox.emails.length;
      await proxy.heal();
      const healed = performance.now();
      const since = () => Math.round(performance.now() - healed);
      const [recovered, jobsResumed] = await Promise.all([
        waitUntilHealthy(api.port, calls),
        expect
          .poll(() => inbox.emails.length, { interval: 20, timeout: 30_000 })
          .toBeGreaterThan(before)
          .then(since),
      ]);
      await expect.poll(countWaitingEmails, { interval: 50, timeout: 30_000 }).toBe(0);
      const mailed = since();
      const [answers, checked] = [await calling.stop(), await checks];

      const refused = answers.filter(({ status }) => status === 503);
      console.log(
        `${what}: ${answers.length} calls, ${refused.length} refused, slowest ${slowestMs(answers)} ms; ` +
          `calls recovered after ${recovered} ms, jobs resumed after ${jobsResumed} ms, all done after ${mailed} ms`,
      );
      expect(answers.filter((answer) => !isOkOrBusy(answer))).toEqual([]);
      expect(refused.length).toBeGreaterThan(0);
      expect(slowestMs(answers)).toBeLessThan(ANSWERED_MS);
      const liveness = checked.filter(({ call }) => call === live.path);
      expect([liveness.every(({ status }) => status === 200), slowestMs(liveness) < 500]).toEqual([true, true]);
      const readiness = checked.filter(({ call }) => call === ready.path);
      expect(readiness.some(({ status }) => status === 503)).toBe(true);
      expect(slowestMs(readiness)).toBeLessThan(4_500);
      expect(recovered).toBeLessThan(RECOVERED_MS);
      expect(jobsResumed).toBeLessThan(RECOVERED_MS);
      expect(mailed).toBeLessThan(ALL_DONE_MS);
      await sleep(500);
      const addresses = inbox.emails.map(({ to }) => to && 'text' in to && to.text);
      expect([addresses.length, new Set(addresses).size]).toEqual([8, 8]);
    }, 120_000);
  },
);
