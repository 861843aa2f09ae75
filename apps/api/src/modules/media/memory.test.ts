// Tests that memory stays bounded: twenty large photographs at the same time, and the largest pictures that the limits allow.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { login } from '@rigsouq/contract/identity/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FULL_SIZE } from '../../../test/full-size.ts';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { anAccount } from '../identity/identity.factory.ts';
import { largeInterlaced, largePhoto, largeProgressive, photo } from './hostile-files.factory.ts';

/** Megabytes that one process may use in addition to its baseline. */
const BOUND_MB = 450;

let api: TestApi;
let child: ChildProcess;
let url: string;
let token: string;

beforeAll(async () => {
  api = await testApi();
  const { email, password } = await anAccount(api.parts.db);
  token = (await api.call(login, { body: { email, password } })).body.token;
});
afterAll(() => api.stop());

async function start() {
  const { databaseUrl, storageUrl } = api.parts.config;
  child = fork(fileURLToPath(new URL('../../../test/api-process.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl, NODE_ENV: 'test' },
    execArgv: [],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  url = `http://127.0.0.1:${port}/api/media`;
}

async function memory() {
  child.send('memory');
  return ((await once(child, 'message')) as [{ now: number; most: number }])[0];
}

async function send(bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'photo.jpg'));
  const answer = await fetch(url, { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  return answer.status;
}

const cases: [string, () => Promise<Buffer>, number][] = [
  ['twenty photographs of 12 million pixels', () => largePhoto(4000, 3000), 20],
  ['two progressive photographs of 48 million pixels', () => largeProgressive(8000, 6000), 2],
  ['two interlaced pictures of 48 million pixels', () => largeInterlaced(8000, 6000), 2],
];

it.skipIf(!FULL_SIZE).each(cases)(
  `needs less than ${BOUND_MB} MB for %s at the same time`,
  async (name, make, times) => {
    const bytes = await make();
    await start();
    try {
      expect(await send(await photo())).toBe(200);
      const before = await memory();
      const started = Date.now();
      const answers = await Promise.all(Array.from({ length: times }, () => send(bytes)));
      expect(new Set(answers)).toEqual(new Set([200]));
      const { most } = await memory();
      console.log(
        `${name}, ${(bytes.length / 1e6).toFixed(1)} MB each: ${Math.round(most - before.now)} MB more in ${Date.now() - started} ms`,
      );
      expect(most - before.now).toBeLessThan(BOUND_MB);
    } finally {
      child.disconnect();
      await once(child, 'exit');
    }
  },
  120_000,
);
