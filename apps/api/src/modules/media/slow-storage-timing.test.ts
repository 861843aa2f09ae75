// Tests a slow, silent or missing storage server: an upload is stored or refused clearly and in time, and other callers do not wait.
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { login, profile } from '@rigsouq/contract/identity/calls';
import { uploadMedia } from '@rigsouq/contract/media/calls';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type FaultProxy, openFaultProxy } from '../../../test/fault-proxy.ts';
import { FULL_SIZE } from '../../../test/full-size.ts';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type ObjectStore, openObjectStore } from '../../../test/object-store.ts';
import { anAccount } from '../identity/identity.factory.ts';
import { pdf, photo } from './hostile-files.factory.ts';

let store: ObjectStore;
let proxy: FaultProxy;
let api: TestApi;
let token: string;
beforeAll(async () => {
  store = await openObjectStore();
  proxy = await openFaultProxy(store.url);
  api = await testApi({ STORAGE_URL: proxy.url });
  const { email, password } = await anAccount(api.parts.db);
  token = (await api.call(login, { body: { email, password } })).body.token;
  expect((await upload(pdf)).status).toBe(200);
});
afterEach(() => proxy.heal());
afterAll(async () => {
  await api.stop();
  await proxy.close();
  await store.close();
});

const rows = async () => (await api.parts.db.selectFrom('media').select('id').execute()).length;

async function upload(bytes: Buffer) {
  const started = performance.now();
  const file = new File([new Uint8Array(bytes)], 'a');
  const answer = await api.call(uploadMedia, { files: { file: [file] } }, { token });
  return { ...answer, ms: Math.round(performance.now() - started) };
}

/** Measures the longest wait of other calls to the same process meanwhile, in milliseconds. */
async function measureOtherCalls<T>(work: Promise<T>): Promise<{ done: T; longest: number }> {
  let over = false;
  const ended = work.finally(() => {
    over = true;
  });
  let longest = 0;
  while (!over) {
    const started = performance.now();
    expect((await api.call(profile, {}, { token })).status).toBe(200);
    longest = Math.max(longest, performance.now() - started);
    await sleep(50);
  }
  return { done: await ended, longest };
}

async function expectRefused(within: number, sent: Buffer[]): Promise<void> {
  const before = await rows();
  const { done, longest } = await measureOtherCalls(Promise.all(sent.map(upload)));
  console.log(
    `refused after ${done.map(({ ms }) => ms).join(', ')} ms, others waited ${Math.round(longest)} ms at most`,
  );
  for (const { status, body, headers, ms } of done) {
    expect([status, body.code, Number(headers['retry-after']) > 0]).toEqual([503, 'upload.not_stored', true]);
    expect(ms).toBeLessThan(within);
  }
  expect(longest).toBeLessThan(1_000);
  expect(await rows()).toBe(before);
  await proxy.heal();
  expect((await upload(pdf)).status).toBe(200);
}

it('stores files slowly if every answer of the storage takes two seconds', async () => {
  await proxy.delay(2_000);
  const { done, longest } = await measureOtherCalls(upload(pdf));
  expect(done.status).toBe(200);
  expect(done.ms).toBeLessThan(5_000);
  expect(longest).toBeLessThan(1_000);
});

it('refuses an upload after some seconds if the storage does not answer', async () => {
  await proxy.hold();
  await expectRefused(12_000, [pdf, await photo()]);
}, 60_000);

it('refuses a download clearly if the storage is cut off', async () => {
  const { url } = (await upload(await photo())).body;
  await proxy.cut();
  const answer = await api.app.inject(url ?? '');
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'server.busy', '5']);
});

it('refuses an upload immediately if the storage is cut off', async () => {
  await proxy.cut();
  await expectRefused(3_000, [pdf, await photo()]);
});

it('keeps nothing of a file if the storage is cut off in the middle of it', async () => {
  await proxy.add({ type: 'limit_data', attributes: { bytes: 100_000 } }, 'upstream');
  await expectRefused(8_000, [Buffer.concat([pdf, Buffer.alloc(3_000_000, ' ')])]);
}, 30_000);

it.runIf(FULL_SIZE)(
  'refuses an upload in time if the connection would take minutes',
  async () => {
    await proxy.add({ type: 'bandwidth', attributes: { rate: 20 } }, 'upstream');
    await expectRefused(20_000, [Buffer.concat([pdf, Buffer.alloc(5_000_000, ' ')])]);
  },
  60_000,
);
