// Uses real streams over HTTP, and its own Redis that can be stopped.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { logout } from '@rigsouq/contract/identity/calls';
import { liveTicket } from '@rigsouq/contract/platform/live';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../../test/free-port.ts';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { anAccount, aSession } from '../../modules/identity/identity.factory.ts';
import { issueTicket, readTicket } from './live-ticket.ts';

let redis: ChildProcess;
let redisPort: number;
let api: TestApi;
let url: string;

async function startRedis(): Promise<void> {
  redis = spawn('redis-server', ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''], { stdio: 'pipe' });
  await new Promise<void>((ready) => {
    redis.stdout?.on('data', (text: Buffer) => text.includes('Ready to accept') && ready());
  });
}

beforeAll(async () => {
  redisPort = await findFreePort();
  await startRedis();
  api = await testApi({ REDIS_URL: `redis://127.0.0.1:${redisPort}` });
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await api.stop();
  redis.kill();
});

async function listen(email: string) {
  const token = await aSession(api, email);
  const { ticket } = (await api.call(liveTicket, {}, { token })).body;
  const answer = await fetch(`${url}/api/live/stream?ticket=${ticket}`);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const received: string[] = [];
  const state = { ended: false };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) received.push(...decoder.decode(piece).split('\n\n').filter(Boolean));
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      state.ended = true;
    });
  await expect.poll(() => received.length).toBe(1);
  return { token, received, state };
}

const change = { what: 'quotes' } as const;
const quotesChanged = 'data: {"what":"quotes"}';

it('publishes a change to every open page of an account, and to no other account', async () => {
  const mine = await anAccount(api.parts.db);
  const theirs = await anAccount(api.parts.db);
  const [first, second, other] = [await listen(mine.email), await listen(mine.email), await listen(theirs.email)];
  expect(first.received[0]).toContain('event: again');
  await expect
    .poll(async () => {
      await api.parts.live.publish([mine.accountId], change);
      return first.received.includes(quotesChanged) && second.received.includes(quotesChanged);
    })
    .toBe(true);
  expect(other.received).toHaveLength(1);
});

it('refuses a ticket that is expired, changed or signed with another secret', async () => {
  const holder = { accountId: 'a', sessionId: 's' };
  const secret = { current: 'secret' };
  const ticket = issueTicket(secret, holder, 0);
  expect(readTicket(secret, ticket, 29_000)).toMatchObject(holder);
  expect(readTicket(secret, ticket, 30_000)).toBeNull();
  expect(readTicket({ current: 'another' }, ticket, 0)).toBeNull();
  expect(readTicket(secret, ticket.replace('a.', 'b.'), 0)).toBeNull();
  for (const wrong of ['', 'x', '...', ticket])
    expect((await fetch(`${url}/api/live/stream?ticket=${wrong}`)).status).toBe(401);
});

it('opens one stream per ticket and at most twenty per session', async () => {
  const token = await aSession(api, (await anAccount(api.parts.db)).email);
  const ends = new AbortController();
  const open = (ticket: string) => fetch(`${url}/api/live/stream?ticket=${ticket}`, { signal: ends.signal });
  const newTicket = async () => (await api.call(liveTicket, {}, { token })).body.ticket;
  const ticket = await newTicket();
  expect((await open(ticket)).status).toBe(200);
  expect((await open(ticket)).status).toBe(401);
  for (let at = 1; at < 20; at++) expect((await open(await newTicket())).status).toBe(200);
  expect((await open(await newTicket())).status).toBe(429);
  ends.abort();
  await expect.poll(async () => (await fetch(`${url}/api/live/stream?ticket=${await newTicket()}`)).status).toBe(200);
});

it('refuses a ticket of a session that has ended', async () => {
  const { email } = await anAccount(api.parts.db);
  const token = await aSession(api, email);
  const { ticket } = (await api.call(liveTicket, {}, { token })).body;
  await api.call(logout, {}, { token });
  expect((await fetch(`${url}/api/live/stream?ticket=${ticket}`)).status).toBe(401);
});

it('answers calls without Redis, and makes every page read again when Redis is back', async () => {
  const { email, accountId } = await anAccount(api.parts.db);
  const page = await listen(email);
  redis.kill('SIGKILL');
  await once(redis, 'exit');
  await api.parts.live.publish([accountId], change);
  expect((await api.call(liveTicket, {}, { token: page.token })).status).toBe(200);
  await sleep(500);
  await startRedis();
  await expect.poll(() => page.received.at(-1), { timeout: 10_000 }).toContain('event: again');
  await expect
    .poll(
      async () => {
        await api.parts.live.publish([accountId], change);
        return page.received.includes(quotesChanged);
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  expect(page.state.ended).toBe(false);
});

it('closes its streams when the server stops', async () => {
  const { email } = await anAccount(api.parts.db);
  const page = await listen(email);
  await api.app.close();
  await expect.poll(() => page.state.ended).toBe(true);
});
