// Sends files whose first bytes are made to be slow to recognise, without a login: each is answered quickly, and other callers do not wait.
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filePieces } from '../file-pieces.ts';
import { FULL_SIZE } from '../full-size.ts';
import { randomAddress, testParts } from '../harness.ts';
import { type Role, startRole } from '../processes.ts';
import { stolenMs } from '../stolen-time.ts';

/** On every change other tests load the machine, so the counts are small and the bounds loose: the attack would take minutes. */
const HEADS = FULL_SIZE ? 10_000 : 500;
const BOUND_MS = FULL_SIZE ? 50 : 2_000;

let parts: Awaited<ReturnType<typeof testParts>>;
let api: Role;
beforeAll(async () => {
  parts = await testParts();
  api = await startRole('api', { databaseUrl: parts.parts.config.databaseUrl });
});
afterAll(async () => {
  await api.kill();
  await parts.stop();
});

/** Measures the time until the answer has arrived, minus the time in which the host ran other machines. */
async function timeCall(call: () => Promise<Response>): Promise<{ ms: number; status: number }> {
  const [start, at] = [performance.now(), Date.now()];
  const answer = await call();
  await answer.arrayBuffer();
  return { ms: performance.now() - start - stolenMs(at, Date.now()), status: answer.status };
}

function send(head: string): Promise<Response> {
  const form = new FormData();
  form.append('photos', new File([head], 'photo.jpg', { type: 'image/jpeg' }));
  const headers = { 'x-forwarded-for': randomAddress() };
  return fetch(`http://127.0.0.1:${api.port}/api/leads/sell`, { method: 'POST', headers, body: form });
}

it('refuses a file with a hostile head quickly and keeps other callers unblocked', async () => {
  // The first calls compile the code.
  for (let at = 0; at < 200; at++) await (await send('warm')).arrayBuffer();
  const waits: number[] = [];
  let over = false;
  const watcher = (async () => {
    while (!over) {
      const { ms } = await timeCall(() => fetch(`http://127.0.0.1:${api.port}/api/health/live`));
      waits.push(ms);
      await sleep(5);
    }
  })();
  const heads = Array.from({ length: HEADS }, (_, at) =>
    at < 60
      ? '<!---->'.repeat(at * 10)
      : [1, 7, 13]
          .map((step) => (filePieces[(at * step) % filePieces.length] ?? '').repeat(1 + ((at * step) % 400)))
          .join(''),
  );
  const times: number[] = [];
  for (const head of heads) {
    const { ms, status } = await timeCall(() => send(head));
    expect([400, 415, 422]).toContain(status);
    times.push(ms);
  }
  const slowest = Math.max(...times);
  // A pause of either process (garbage collection, another task of the machine) delays a different head in every run; a hostile head is slow every time.
  const slow = times.flatMap((ms, at) => (ms < BOUND_MS ? [] : [at]));
  for (const at of slow) times[at] = Math.min(times[at] ?? 0, (await timeCall(() => send(heads[at] ?? ''))).ms);
  over = true;
  await watcher;
  console.log(
    `slowest answer ${slowest.toFixed(1)} ms, ${slow.length} heads sent again, then ${Math.max(...times).toFixed(1)} ms; ` +
      `longest wait of other callers ${Math.max(...waits).toFixed(1)} ms`,
  );
  expect(slow.length).toBeLessThan(HEADS / 1_000);
  expect(Math.max(...times)).toBeLessThan(BOUND_MS);
  expect(Math.max(...waits)).toBeLessThan(FULL_SIZE ? 100 : 2_000);
}, 300_000);
