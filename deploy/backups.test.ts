// Tests the backups: a lost server can be restored as it was at one second, from an encrypted repository in S3, with every transaction up to that second
// and none after it.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../apps/api/db/database.ts';
import { createPool } from '../apps/api/src/platform/database/db.ts';
import { createLog } from '../apps/api/src/platform/monitoring/log.ts';
import { type ArchivedPostgres, startArchivedPostgres } from '../apps/api/test/archived-postgres.ts';

let postgres: ArchivedPostgres;
let url = '';
beforeAll(async () => {
  // The commit time can be queried, so that the test knows which rows belong on which side.
  postgres = await startArchivedPostgres({ track_commit_timestamp: 'on' });
  url = postgres.server.url;
  await migrate(url);
}, 60_000);
afterAll(() => postgres?.remove());

type Info = {
  backup: { label: string; type: string; archive: { start: string } }[];
  archive: { min: string }[];
  status: { code: number };
};
async function info(): Promise<Info> {
  const [stanza] = JSON.parse((await postgres.pgbackrest(['info', '--output=json'])).stdout) as Info[];
  if (!stanza) throw new Error('there is no stanza');
  return stanza;
}

const line = `insert into audit_log (id, operator_name, act, subject_kind, subject_id)
  select gen_random_uuid(), 'Test', 'note', 'account', gen_random_uuid() from generate_series(1, 3)`;

/** Writes three lines per transaction, so that a partly restored transaction would be visible. */
async function writeFor(ms: number): Promise<void> {
  const client = createPool(url, 1, createLog('silent'));
  for (const end = Date.now() + ms; Date.now() < end; ) await client.query(line);
  await client.end();
}

async function ask(of: string, question: string): Promise<string[]> {
  const client = createPool(of, 1, createLog('silent'));
  const { rows } = await client.query<{ id: string }>(question);
  await client.end();
  return rows.map(({ id }) => id);
}

const toSecond = (second: string) => ['--type=time', `--target=${second}`, '--target-action=promote'];

it('restores a server as it was at a chosen second, with nothing after it and nothing missing before it', async () => {
  await writeFor(300);
  await postgres.takeBackup();
  await writeFor(300);
  await postgres.takeBackup();
  expect((await info()).backup.map(({ type }) => type)).toContain('full');
  // A whole second lies among the writes, with writes on both sides of it.
  await setTimeout(1_100 - (Date.now() % 1_000));
  await writeFor(1_500 - (Date.now() % 1_000) + 1_000);
  const second = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 1_000);
  const side = (sign: '<=' | '>') =>
    ask(
      url,
      `select id from audit_log where pg_xact_commit_timestamp(xmin) ${sign} '${second.toISOString()}' order by id`,
    );
  const before = await side('<=');
  expect(before.length).toBeGreaterThan(100);
  expect((await side('>')).length).toBeGreaterThan(100);
  await postgres.pgbackrest(['check']);

  const target = second.toISOString().replace('T', ' ').replace('.000Z', '+00');
  const restored = await postgres.restore('restored', ...toSecond(target));
  await restored.start();
  await expect.poll(() => ask(restored.url, 'select pg_is_in_recovery()::text as id')).toEqual(['false']);
  expect(await ask(restored.url, 'select id from audit_log order by id')).toEqual(before);
  // The restored server accepts writes and does not write to the archive.
  await ask(restored.url, `${line} returning id`);
  expect(await ask(restored.url, "select setting as id from pg_settings where name = 'archive_mode'")).toEqual(['off']);
  await restored.stop();
}, 120_000);

it('refuses a second that the archive does not reach', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '+00');
  const restored = await postgres.restore('refused', ...toSecond(tomorrow));
  await restored.start().catch(() => undefined);
  await expect
    .poll(() => readFile(`${restored.data}.log`, 'utf8'), { timeout: 20_000 })
    .toContain('recovery ended before configured recovery target was reached');
}, 60_000);

async function listObjects(under: string): Promise<string[]> {
  const entries = await readdir(join(postgres.store.folder, 'rigsouq', under), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

it('stores nothing that can be read without the passphrase', async () => {
  const objects = await listObjects('database');
  expect(objects.length).toBeGreaterThan(5);
  // An encrypted file starts with this word and a salt, so it cannot be compressed further or searched.
  for (const object of objects) expect((await readFile(object)).subarray(0, 8).toString(), object).toBe('Salted__');
  const wrong = { PGBACKREST_REPO1_CIPHER_PASS: 'another' };
  const reading = postgres.pgbackrest(['repo-get', 'backup/rigsouq/backup.info'], wrong);
  await expect(reading).rejects.toThrow();
});

it('refuses to restore a damaged backup', async () => {
  const [label = ''] = (await info()).backup.map((backup) => backup.label);
  const [bundle = ''] = await listObjects(`database/backup/rigsouq/${label}/bundle`);
  const whole = await readFile(bundle);
  const damaged = Buffer.from(whole);
  damaged.writeUInt8((damaged.readUInt8(damaged.length >> 1) + 1) & 255, damaged.length >> 1);
  await writeFile(bundle, damaged);
  await expect(postgres.restore('damaged', `--set=${label}`, '--job-retry=0')).rejects.toThrow('ERROR');
  await writeFile(bundle, whole);
}, 60_000);

it('keeps three full backups with the log since the oldest, and removes the rest', async () => {
  const [first] = (await info()).backup;
  for (let full = 0; full < 3; full++) await postgres.pgbackrest(['--type=full', 'backup']);
  const { backup, archive, status } = await info();
  expect(backup.map(({ type }) => type)).toEqual(['full', 'full', 'full']);
  expect(backup.map(({ label }) => label)).not.toContain(first?.label);
  expect(archive.at(-1)?.min).toBe(backup[0]?.archive.start);
  expect(status.code).toBe(0);
}, 120_000);
