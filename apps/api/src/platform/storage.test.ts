import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ObjectStore, openObjectStore } from '../../test/object-store.ts';
import { readConfig } from './config.ts';
import { createStorage, type Storage } from './storage.ts';

let folder: string;
let store: ObjectStore;
let urls: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rigsouq-storage-test-'));
  store = await openObjectStore();
  urls = { file: `file:${join(folder, 'files')}`, s3: store.url };
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

describe.each(['file', 's3'])('storage at %s', (kind) => {
  const open = (): Storage => createStorage(readConfig({ STORAGE_URL: urls[kind] }).storageUrl);

  it('stores bytes and files, returns them as streams, and deletes them', async () => {
    const storage = open();
    const path = join(folder, 'large.pdf');
    const large = Buffer.alloc(6 * 1024 * 1024, 'x');
    await writeFile(path, large);
    await storage.put('private/a.pdf', { path, bytes: large.length }, 'application/pdf');
    await storage.put('public/b.webp', Buffer.from('picture'), 'image/webp');

    const found = await storage.get('private/a.pdf');
    expect(found?.bytes).toBe(large.length);
    expect(found && (await buffer(found.stream)).equals(large)).toBe(true);
    expect(await storage.exists('public/b.webp')).toBe(true);

    await storage.delete('public/b.webp');
    await storage.delete('public/b.webp');
    expect(await storage.exists('public/b.webp')).toBe(false);
    expect(await storage.get('public/b.webp')).toBeNull();
  });
});

it('reports an unavailable server as an error, not as a missing file', async () => {
  const storage = createStorage('s3://a:b@127.0.0.1:1/rigsouq?tls=off');
  await expect(storage.get('public/b.webp')).rejects.toThrow();
});

it('refuses to start with an address that is neither a folder nor a bucket', () => {
  for (const url of ['storage', 'http://x/y', 's3://host/bucket', 's3://key:secret@host', 'file:'])
    expect(() => readConfig({ STORAGE_URL: url })).toThrow('STORAGE_URL: must be file:<folder> or s3://');
});
