// Stops Redis while users work. This file starts its own Redis, so that no other test is affected.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readThread } from '@rigsouq/contract/messages/calls';
import type { readNotifications } from '@rigsouq/contract/notifications/calls';
import { findFreePort } from '../../apps/api/test/free-port.ts';
import { test as base, expect, logIn } from '../fixtures.ts';
import { FULL_SIZE } from '../full-size.ts';
import { loadDuring } from '../stack/load.ts';
import { type Stack, startStack } from '../stack/stack.ts';

type Fixtures = { redis: { url: string; stop: () => Promise<void>; start: () => Promise<void> }; stack: Stack };

const SECONDS_AWAY = FULL_SIZE ? 60 : 15;

const test = base.extend<object, Fixtures>({
  redis: [
    async ({ browserName: _ }, use) => {
      const redis = await startOwnRedis();
      await use(redis);
      await redis.stop();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ redis }, use) => {
      const stack = await startStack({ env: { REDIS_URL: redis.url } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test('answers pages, loses no message and resumes live updates after Redis was stopped under load', async ({
  stack,
  redis,
  page,
  signInAs,
  expectedErrors,
}) => {
  test.setTimeout(300_000);
  // The live stream of the open page breaks or its ticket is refused, which the test causes on purpose.
  expectedErrors.push(/live/);
  const supplier = await signInAs('supplier');
  const buyer = await logIn(stack, 'buyer');
  const equipmentId = await findActiveListing(stack, supplier.token);
  await page.goto('/dashboard?role=supplier');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  const asSupplier = { headers: { authorization: `Bearer ${supplier.token}` } };
  const unreadBefore = await readUnread();

  const sent: string[] = [];
  const sendMessage = async () => {
    const content = `Message ${sent.length + 1}`;
    const answer = await fetch(`${stack.url}/api/message/send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ equipmentId, recipientId: supplier.userId, content }),
    });
    expect([content, answer.status]).toEqual([content, 200]);
    sent.push(content);
  };
  const sendMessagesFor = async (seconds: number) => {
    for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(1_200)) await sendMessage();
  };
  const report = await loadDuring(
    stack.url,
    async () => {
      await sendMessagesFor(3);
      await redis.stop();
      await sendMessagesFor(SECONDS_AWAY);
      await redis.start();
      await sendMessagesFor(5);
    },
    { connections: 8 },
  );
  test.info().annotations.push({ type: 'requests', description: JSON.stringify(report.counts) });
  expect(report.failures).toEqual([]);
  expect(sent.length).toBeGreaterThan(SECONDS_AWAY / 2);

  const path = `/api/message/thread/${equipmentId}?with=${buyer.userId}`;
  const { messages } = (await (await fetch(stack.url + path, asSupplier)).json()) as AnswerOf<typeof readThread>;
  expect(messages.map(({ content }) => content).slice(-sent.length)).toEqual(sent.slice(-50));
  await expect.poll(readUnread, { timeout: 60_000 }).toBe(unreadBefore + sent.length);

  // The page was not reloaded: its live stream has reconnected, and new messages arrive.
  await expect(bell).toHaveAccessibleName(`Notifications, ${unreadBefore + sent.length} unread`, { timeout: 60_000 });
  await sendMessage();
  await expect(bell).toHaveAccessibleName(`Notifications, ${unreadBefore + sent.length} unread`, { timeout: 10_000 });

  async function readUnread(): Promise<number> {
    const answer = await fetch(`${stack.url}/api/notifications`, asSupplier);
    return ((await answer.json()) as AnswerOf<typeof readNotifications>).unread;
  }
});

async function findActiveListing(stack: Stack, token: string): Promise<string> {
  const answer = await fetch(`${stack.url}/api/auth/seller`, { headers: { authorization: `Bearer ${token}` } });
  const listings = (await answer.json()) as { _id: string; status: string }[];
  return listings.find(({ status }) => status === 'active')?._id ?? '';
}

async function startOwnRedis() {
  const port = await findFreePort();
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'pipe' });
    const { stdout } = server;
    await new Promise<void>((resolve) =>
      stdout?.on('data', (text: Buffer) => text.includes('Ready to accept') && resolve()),
    );
  };
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, stop };
}
