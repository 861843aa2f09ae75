// Files whose first bytes are made to be slow to read, sent without a login: each is answered at once, and nobody else waits meanwhile.
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filePieces } from './file-pieces.ts';
import { FULL_SIZE } from './full-size.ts';
import { anyAddress, testParts } from './harness.ts';
import { type Role, startRole } from './processes.ts';
import { stolenMs } from './stolen-time.ts';

/** On every change with other tests' work still on the machine: what it guards against takes minutes. */
const HEADS = FULL_SIZE ? 10_000 : 500;

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

/** How long until the answer is there, without the time in which the host ran others. */
async function timed(call: () => Promise<Response>): Promise<{ ms: number; status: number }> {
  const [start, at] = [performance.now(), Date.now()];
  const answer = await call();
  await answer.arrayBuffer();
  return { ms: performance.now() - start - stolenMs(at, Date.now()), status: answer.status };
}

function send(head: string): Promise<Response> {
  const form = new FormData();
  form.append('photos', new File([head], 'photo.jpg', { type: 'image/jpeg' }));
  const headers = { 'x-forwarded-for': anyAddress() };
  return fetch(`http://127.0.0.1:${api.port}/api/leads/sell`, { method: 'POST', headers, body: form });
}

it('refuses a file with a hostile head quickly and keeps other callers unblocked', async () => {
  // The first calls compile the code.
  for (let at = 0; at < 20; at++) await (await send('warm')).arrayBuffer();
  const waits: number[] = [];
  let over = false;
  const watching = (async () => {
    while (!over) {
      const { ms } = await timed(() => fetch(`http://127.0.0.1:${api.port}/api/health/live`));
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
  const taken: number[] = [];
  for (const head of heads) {
    const { ms, status } = await timed(() => send(head));
    expect([400, 415, 422]).toContain(status);
    taken.push(ms);
  }
  over = true;
  await watching;
  console.log(
    `slowest answer ${Math.max(...taken).toFixed(1)} ms, longest wait of others ${Math.max(...waits).toFixed(1)} ms`,
  );
  expect(Math.max(...taken)).toBeLessThan(FULL_SIZE ? 50 : 2_000);
  expect(Math.max(...waits)).toBeLessThan(FULL_SIZE ? 100 : 2_000);
}, 300_000);
