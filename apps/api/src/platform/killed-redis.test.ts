// Kills the primary of two Redis servers that three Sentinels watch. The product must find the new primary without a restart.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../test/free-port.ts';
import { createLog } from './monitoring/log.ts';
import { createRedis } from './redis.ts';

const PASSWORD = 'a password of the test';
const quoted = `"${PASSWORD}"`;
const children: ChildProcess[] = [];
const sentinelPorts: number[] = [];
let folder: string;
let redis: Redis;
let primary: ChildProcess;

async function start(name: string, settings: string[], ...args: string[]): Promise<ChildProcess> {
  const file = join(folder, `${name}.conf`);
  await writeFile(file, [`dir ${folder}`, 'bind 127.0.0.1', `requirepass ${quoted}`, ...settings, ''].join('\n'));
  const child = spawn('redis-server', [file, ...args], { stdio: 'ignore' });
  children.push(child);
  await once(child, 'spawn');
  return child;
}

/** Returns how many replicas and how many other Sentinels this one knows: without them it can replace nothing. */
async function knows(port: number): Promise<number[]> {
  const sentinel = new Redis({ port, password: PASSWORD });
  const ask = async (what: string) => ((await sentinel.call('sentinel', what, 'market')) as unknown[]).length;
  const known = [await ask('replicas'), await ask('sentinels')];
  sentinel.disconnect();
  return known;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rigsouq-redis-'));
  const [first, second] = [await findFreePort(), await findFreePort()];
  const server = ['save ""', `masterauth ${quoted}`];
  primary = await start('first', [`port ${first}`, ...server]);
  await start('second', [`port ${second}`, `replicaof 127.0.0.1 ${first}`, ...server]);
  for (let count = 0; count < 3; count++) {
    const port = await findFreePort();
    sentinelPorts.push(port);
    const watch = [
      `sentinel monitor market 127.0.0.1 ${first} 2`,
      `sentinel auth-pass market ${quoted}`,
      'sentinel down-after-milliseconds market 1000',
      'sentinel failover-timeout market 5000',
    ];
    await start(`sentinel-${port}`, [`port ${port}`, ...watch], '--sentinel');
  }
  const url = `redis://:${encodeURIComponent(PASSWORD)}@market`;
  redis = createRedis(
    url,
    createLog('silent'),
    sentinelPorts.map((port) => `127.0.0.1:${port}`),
  );
  await redis.connect().catch(() => undefined);
});
afterAll(async () => {
  redis.disconnect();
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it('writes to the new primary after the old one was killed', async () => {
  await expect.poll(() => redis.set('before', 1).catch(() => undefined)).toBe('OK');
  for (const port of sentinelPorts) await expect.poll(() => knows(port), { timeout: 30_000 }).toEqual([1, 2]);
  await expect.poll(() => redis.wait(1, 300)).toBe(1);
  primary.kill('SIGKILL');
  await expect.poll(() => redis.set('after', 1).catch(() => 'failed')).toBe('failed');
  await expect.poll(() => redis.set('after', 1).catch(() => 'failed'), { timeout: 30_000 }).toBe('OK');
  expect(await redis.get('before')).toBe('1');
}, 60_000);
