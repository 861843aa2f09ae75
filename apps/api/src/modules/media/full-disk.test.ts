// Tests a full disk, for incoming or for stored files: an upload is refused clearly, and nothing of it remains.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@rigsouq/contract/identity/calls';
import { uploadMedia } from '@rigsouq/contract/media/calls';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { startRole } from '../../../test/processes.ts';
import { anAccount } from '../identity/identity.factory.ts';
import { pdf } from './hostile-files.factory.ts';

/** A file that is larger than the disk. */
const large = Buffer.concat([pdf, Buffer.alloc(3_000_000, ' ')]);

let here: TestApi;
let token: string;
beforeAll(async () => {
  here = await testApi();
  const { email, password } = await anAccount(here.parts.db);
  token = (await here.call(login, { body: { email, password } })).body.token;
});
afterAll(() => here.stop());

const rows = async () => (await here.parts.db.selectFrom('media').select('id').execute()).length;

async function upload(port: number, bytes: Buffer) {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], 'a.pdf'));
  const answer = await fetch(`http://127.0.0.1:${port}/api${uploadMedia.path}`, {
    method: uploadMedia.method,
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code, answer.headers.get('retry-after')];
}

it.each([
  ['for incoming files', (folder: string) => ({ TMPDIR: folder, STORAGE_URL: here.parts.config.storageUrl })],
  ['for stored files', (folder: string) => ({ STORAGE_URL: `file:${folder}` })],
])('refuses an upload to a full disk %s', async (_, settingsOf) => {
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-disk-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { databaseUrl } = here.parts.config;
  const settings = { LOG_LEVEL: 'error', ...settingsOf(folder) };
  const api = await startRole('api', { databaseUrl, settings, smallDisk: folder });
  onTestFinished(api.kill);
  const left = async () =>
    (await readdir(join(api.rootFolder, folder), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() || entry.name.startsWith('rigsouq-upload-'))
      .map(({ name }) => name);

  const before = await rows();
  expect(await upload(api.port, large)).toEqual([503, 'upload.not_stored', '5']);
  expect([await left(), await rows()]).toEqual([[], before]);
  expect(api.readLog()).toContain('ENOSPC');
  expect(api.readLog()).toContain('request failed');
  // A file that fits is still stored.
  expect(await upload(api.port, pdf)).toEqual([200, undefined, null]);
  expect(await rows()).toBe(before + 1);
});
