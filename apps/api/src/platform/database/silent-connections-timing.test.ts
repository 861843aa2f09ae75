import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FaultProxy, openFaultProxy } from '../../../test/fault-proxy.ts';
import { testParts } from '../../../test/harness.ts';
import { createPool } from './db.ts';
import { isUnavailable } from './unavailable.ts';

const SIZE = 5;

let test: Awaited<ReturnType<typeof testParts>>;
let proxy: FaultProxy;
let pool: pg.Pool;
beforeEach(async () => {
  test = await testParts();
  proxy = await openFaultProxy(test.parts.config.databaseUrl);
  pool = createPool(proxy.url, SIZE, test.parts.log);
});
afterEach(async () => {
  await pool.end();
  await proxy.close();
  await test.stop();
});

const askAll = () =>
  Promise.allSettled(
    Array.from({ length: SIZE }, () => pool.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.1)')),
  );
const pidsOf = (asked: Awaited<ReturnType<typeof askAll>>) =>
  asked.flatMap((one) => (one.status === 'fulfilled' ? one.value.rows.map(({ pid }) => pid) : []));

it('closes a connection whose statement was lost, so that the pool holds live connections only', async () => {
  const before = pidsOf(await askAll());
  expect(new Set(before).size).toBe(SIZE);
  // Idle time before a statement must not delay the check of that statement.
  await sleep(2_500);
  await proxy.drop();
  const started = performance.now();
  const lost = await askAll();
  expect(performance.now() - started).toBeLessThan(5_500);
  for (const one of lost) expect(one.status === 'rejected' && isUnavailable(one.reason)).toBe(true);
  expect(pool.totalCount).toBe(0);
  await proxy.heal();
  const after = pidsOf(await askAll());
  expect(new Set(after).size).toBe(SIZE);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
}, 30_000);

it('keeps connections that run a slow statement, wait for a lock or only listen', async () => {
  const other = await test.parts.pool.connect();
  await other.query('select pg_advisory_lock(1)');
  const listener = await pool.connect();
  await listener.query('listen something');
  const notified = once(listener, 'notification');
  const locked = pool.query('select pg_advisory_xact_lock(1)');
  const slow = pool.query('select pg_sleep(5)');
  expect((await slow).rowCount).toBe(1);
  await other.query('notify something');
  await other.query('select pg_advisory_unlock_all()');
  other.release();
  await notified;
  expect((await locked).rowCount).toBe(1);
  expect(pool.totalCount).toBe(3);
  listener.release();
}, 30_000);
