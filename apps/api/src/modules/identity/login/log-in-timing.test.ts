import { login } from '@rigsouq/contract/identity/calls';
import { live } from '@rigsouq/contract/platform/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL_SIZE } from '../../../../test/full-size.ts';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { anAccount } from '../identity.factory.ts';

const TRIES = FULL_SIZE ? 200 : 80;
const CONCURRENCY = 4;

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const timed = async (email: string) => {
  const started = performance.now();
  const { status } = await api.call(login, { body: { email, password: 'not this one' } });
  expect(status).toBe(401);
  return performance.now() - started;
};

/** Returns how many standard deviations the ranks of two samples lie apart (Mann-Whitney). */
function rankDistance(one: number[], two: number[]): number {
  const ranked = [...one.map((value) => ({ value, first: true })), ...two.map((value) => ({ value, first: false }))];
  ranked.sort((a, b) => a.value - b.value);
  const rankSum = ranked.reduce((sum, { first }, at) => (first ? sum + at + 1 : sum), 0);
  const u = rankSum - (one.length * (one.length + 1)) / 2;
  const mean = (one.length * two.length) / 2;
  return Math.abs(u - mean) / Math.sqrt((one.length * two.length * (one.length + two.length + 1)) / 12);
}

it('detects a difference of a few milliseconds with the rank test', () => {
  const sample = (shift: number) => Array.from({ length: TRIES }, (_, at) => 300 + (at % 20) + shift);
  expect(rankDistance(sample(0), sample(0))).toBeLessThan(3.3);
  expect(rankDistance(sample(0), sample(3))).toBeGreaterThan(3.3);
});

it('[SH-048] takes the same time for an unknown email and a wrong password', async () => {
  const known = await Promise.all(Array.from({ length: TRIES }, () => anAccount(api.parts.db)));
  await timed('warm-up@rigsouq.test');
  const times: { wrong: number[]; unknown: number[] } = { wrong: [], unknown: [] };
  for (let at = 0; at < TRIES; at += CONCURRENCY / 2) {
    const batch = known
      .slice(at, at + CONCURRENCY / 2)
      .flatMap(({ email }, offset) => [
        () => timed(email).then((time) => times.wrong.push(time)),
        () => timed(`nobody-${at + offset}@rigsouq.test`).then((time) => times.unknown.push(time)),
      ]);
    // The order alternates, because the place in the queue would otherwise show up as a difference.
    await Promise.all((at % CONCURRENCY ? batch : batch.reverse()).map((start) => start()));
  }
  expect(times.wrong).toHaveLength(TRIES);
  expect(rankDistance(times.wrong, times.unknown)).toBeLessThan(3.3);
}, 60_000);

it('keeps answering other calls during a flood of logins', async () => {
  const floodStarted = performance.now();
  const flood = Array.from({ length: 150 }, (_, at) =>
    api.call(login, { body: { email: `flood-${at}@rigsouq.test`, password: 'not this one' } }),
  );
  const waits: number[] = [];
  for (let at = 0; at < 50; at++) {
    const started = performance.now();
    await api.call(live, {});
    waits.push(performance.now() - started);
  }
  const statuses = (await Promise.all(flood)).map((answer) => answer.status);
  // The waits are compared with the duration of the flood, which depends on the machine: a call that waits for the hashes waits for most of
  // it.
  expect(Math.max(...waits) / (performance.now() - floodStarted)).toBeLessThan(0.1);
  // Two hashes run, a hundred wait, and the others are asked to retry later: memory and time stay bounded.
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(30);
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(90);
}, 60_000);
