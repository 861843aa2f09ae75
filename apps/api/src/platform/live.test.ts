// Real streams over HTTP, two processes' worth of them, and a Redis of their own that can be stopped.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { logout } from '@rigsouq/contract/identity';
import { liveTicket } from '@rigsouq/contract/live';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { type TestApi, testApi } from '../../test/harness.ts';
import { anAccount, aSession } from '../modules/identity/identity.factory.ts';
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
  redisPort = await freePort();
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
  const heard: string[] = [];
  const state = { ended: false };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) heard.push(...decoder.decode(piece).split('\n\n').filter(Boolean));
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      state.ended = true;
    });
  await expect.poll(() => heard.length).toBe(1);
  return { token, heard, state };
}

const change = { what: 'quotes' } as const;
const told = 'data: {"what":"quotes"}';

it('every open page of an account is told, and nobody else', async () => {
  const mine = await anAccount(api.parts.db);
  const theirs = await anAccount(api.parts.db);
  const [first, second, other] = [await listen(mine.email), await listen(mine.email), await listen(theirs.email)];
  expect(first.heard[0]).toContain('event: again');
  await expect
    .poll(async () => {
      await api.parts.live.tell([mine.accountId], change);
      return first.heard.includes(told) && second.heard.includes(told);
    })
    .toBe(true);
  expect(other.heard).toHaveLength(1);
});

it('a ticket is worth nothing later, elsewhere or changed', async () => {
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

it('a ticket opens one stream, and a login has twenty at most', async () => {
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

it('a ticket of a session that has ended opens nothing', async () => {
  const { email } = await anAccount(api.parts.db);
  const token = await aSession(api, email);
  const { ticket } = (await api.call(liveTicket, {}, { token })).body;
  await api.call(logout, {}, { token });
  expect((await fetch(`${url}/api/live/stream?ticket=${ticket}`)).status).toBe(401);
});

it('without Redis calls go on, and when it is back every page reads again and hears', async () => {
  const { email, accountId } = await anAccount(api.parts.db);
  const page = await listen(email);
  redis.kill('SIGKILL');
  await once(redis, 'exit');
  await api.parts.live.tell([accountId], change);
  expect((await api.call(liveTicket, {}, { token: page.token })).status).toBe(200);
  await sleep(500);
  await startRedis();
  await expect.poll(() => page.heard.at(-1), { timeout: 10_000 }).toContain('event: again');
  await expect
    .poll(
      async () => {
        await api.parts.live.tell([accountId], change);
        return page.heard.includes(told);
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  expect(page.state.ended).toBe(false);
});

it('a server that stops lets its streams go', async () => {
  const { email } = await anAccount(api.parts.db);
  const page = await listen(email);
  await api.app.close();
  await expect.poll(() => page.state.ended).toBe(true);
});
