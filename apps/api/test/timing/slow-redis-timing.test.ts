// Tests a Redis that is slow, silent or gone: calls go on without it with hardly any delay, and open pages catch up when it is back.
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { forgotPassword, login, setEmailLanguage } from '@rigsouq/contract/identity/calls';
import { liveTicket } from '@rigsouq/contract/platform/live';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../../src/modules/identity/identity.factory.ts';
import { readConfig } from '../../src/platform/config.ts';
import { createLive } from '../../src/platform/live/live.ts';
import { createRedis } from '../../src/platform/redis.ts';
import { type FaultProxy, openFaultProxy } from '../fault-proxy.ts';
import { FULL_SIZE } from '../full-size.ts';
import { type TestApi, testApi } from '../harness.ts';

const OUTAGE_MS = FULL_SIZE ? 30_000 : 3_000;
/** The product waits half a second for one Redis command, and hashing a password takes some time too. */
const CALL_MS = 1_300;

const { redisUrl } = readConfig();
let proxy: FaultProxy;
let api: TestApi;
let url: string;
let account: Awaited<ReturnType<typeof anAccount>>;
let token: string;
const lines: string[] = [];
beforeAll(async () => {
  proxy = await openFaultProxy(redisUrl);
  const logTo = { write: (line: string) => void lines.push(line) };
  api = await testApi({ REDIS_URL: proxy.url, LOG_LEVEL: 'debug' }, { logTo });
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  account = await anAccount(api.parts.db);
  token = (await timeCall(login, { body: account })).body.token as string;
});
afterEach(async () => {
  await proxy.heal();
  lines.length = 0;
});
afterAll(async () => {
  await api.stop();
  await proxy.close();
});

async function timeCall(endpoint: Endpoint, input: object) {
  const started = performance.now();
  const { status, body } = await api.call(endpoint, input as never, { token });
  return { status, body: body as Record<string, unknown>, ms: Math.round(performance.now() - started) };
}

/** Makes the calls that use Redis most: limits by address, account and email, and the count of wrong passwords. */
async function callAll() {
  const { email, password } = account;
  return Promise.all([
    timeCall(login, { body: { email, password } }),
    timeCall(setEmailLanguage, { body: { language: 'en' } }),
    timeCall(forgotPassword, { body: { email } }),
    timeCall(liveTicket, {}),
  ]);
}

async function openPage(): Promise<string[]> {
  const { ticket } = (await timeCall(liveTicket, {})).body;
  const answer = await fetch(`${url}/api/live/stream?ticket=${ticket}`);
  const received: string[] = [];
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) received.push(decoder.decode(piece));
  };
  void read().catch(() => undefined);
  await expect.poll(() => received.length).toBeGreaterThan(0);
  return received;
}

it.each([
  ['takes a second for every answer', () => proxy.delay(1_000)],
  ['holds everything back', () => proxy.hold()],
  ['loses everything', () => proxy.drop()],
  ['is cut off', () => proxy.cut()],
])(
  'answers calls in time and brings open pages up to date when Redis %s',
  async (what, startFault) => {
    await expect.poll(() => api.parts.redis.status).toBe('ready');
    const received = await openPage();
    await startFault();
    const answers = await callAll();
    for (const end = performance.now() + OUTAGE_MS; performance.now() < end; await sleep(500))
      answers.push(...(await callAll()));
    // This connection stands for another process that still reaches Redis.
    const other = createRedis(redisUrl, api.parts.log);
    await other.connect();
    await createLive(other, api.parts.log).publish([account.accountId], { what: 'quotes' });
    other.disconnect();
    const before = received.length;
    const logged = [...lines];
    await proxy.heal();
    const healed = performance.now();
    await expect.poll(() => received.slice(before).join(''), { interval: 20 }).toMatch(/again|quotes/);
    const caughtUp = Math.round(performance.now() - healed);
    await expect.poll(() => api.parts.redis.status, { interval: 20 }).toBe('ready');
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    console.log(`${what}: ${answers.length} calls, slowest ${slowest} ms, pages caught up after ${caughtUp} ms`);

    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(slowest).toBeLessThan(CALL_MS);
    for (const line of ['redis connection failed', 'live streams are waiting for redis'])
      expect(logged.join('')).toContain(line);
    expect(caughtUp).toBeLessThan(5_000);
  },
  90_000,
);
