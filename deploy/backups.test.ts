// Tests the backups: a lost server can be restored as it was at one second, from an encrypted repository in S3, with every transaction up to that second
// and none after it.
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../apps/api/db/database.ts';
import { createPool } from '../apps/api/src/platform/database/db.ts';
import { createLog } from '../apps/api/src/platform/monitoring/log.ts';
import { createCertificate } from '../apps/api/test/certificate.ts';
import { type ObjectStore, openObjectStore } from '../apps/api/test/object-store.ts';
import { type OwnPostgres, startOwnPostgres } from '../apps/api/test/own-postgres.ts';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

let folder = '';
let programs = '';
let store: ObjectStore;
let server: OwnPostgres;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rigsouq-backups-'));
  await chmod(folder, 0o755);
  const tls = await createCertificate(folder);
  store = await openObjectStore({ tls });
  let data = '';
  server = await startOwnPostgres((cluster) => {
    data = join(cluster, 'data');
    return {
      archive_mode: 'on',
      archive_command: `${join(cluster, 'bin/pgbackrest')} --stanza=rigsouq archive-push %p`,
      // The commit time can be queried, so that the test knows which rows belong on which side.
      track_commit_timestamp: 'on',
    };
  });
  programs = join(data, '../bin');
  const { port, password } = new URL(server.url);
  // The scripts find a pgbackrest that knows this server and this bucket.
  const settings = {
    PGPASSWORD: password,
    // A restored server fetches the log with this command.
    PGBACKREST_CMD: join(programs, 'pgbackrest'),
    PGBACKREST_CONFIG: file('pgbackrest.conf'),
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_PORT: port,
    PGBACKREST_PG1_SOCKET_PATH: join(data, '..'),
    PGBACKREST_LOCK_PATH: join(data, '../locks'),
    PGBACKREST_REPO1_TYPE: 's3',
    PGBACKREST_REPO1_PATH: '/database',
    PGBACKREST_REPO1_CIPHER_PASS: 'passphrase of a test',
    PGBACKREST_REPO1_S3_BUCKET: 'rigsouq',
    PGBACKREST_REPO1_S3_ENDPOINT: 'localhost',
    PGBACKREST_REPO1_STORAGE_HOST: 'localhost',
    PGBACKREST_REPO1_STORAGE_PORT: String(store.port),
    PGBACKREST_REPO1_STORAGE_CA_FILE: tls.certificate,
    PGBACKREST_REPO1_S3_REGION: 'us-east-1',
    PGBACKREST_REPO1_S3_URI_STYLE: 'path',
    PGBACKREST_REPO1_S3_KEY: 'key',
    PGBACKREST_REPO1_S3_KEY_SECRET: 'secret',
  };
  const lines = Object.entries(settings).map(([name, value]) => `export ${name}=\${${name}-'${value}'}\n`);
  await server.asOwner('mkdir', programs);
  await writeFile(join(programs, 'pgbackrest'), `#!/bin/sh\n${lines.join('')}exec /usr/bin/pgbackrest "$@"\n`);
  await chmod(join(programs, 'pgbackrest'), 0o755);
  await migrate(server.url);
}, 60_000);
afterAll(async () => {
  await server?.remove();
  await store?.close();
  await rm(folder, { recursive: true, force: true });
});

const withEnv = (env: Record<string, string>) => [
  'env',
  ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
];
const takeBackup = () =>
  server.asOwner(...withEnv({ PATH: `${programs}:${process.env.PATH}` }), file('take-backup.sh'));
const pgbackrest = (...args: string[]) => server.asOwner(join(programs, 'pgbackrest'), '--stanza=rigsouq', ...args);

type Info = {
  backup: { label: string; type: string; archive: { start: string } }[];
  archive: { min: string }[];
  status: { code: number };
};
async function info(): Promise<Info> {
  const [stanza] = JSON.parse((await pgbackrest('info', '--output=json')).stdout) as Info[];
  if (!stanza) throw new Error('there is no stanza');
  return stanza;
}

const line = `insert into audit_log (id, operator_name, act, subject_kind, subject_id)
  select gen_random_uuid(), 'Test', 'note', 'account', gen_random_uuid() from generate_series(1, 3)`;

/** Writes three lines per transaction, so that a partly restored transaction would be visible. */
async function writeFor(ms: number): Promise<void> {
  const client = createPool(server.url, 1, createLog('silent'));
  for (const end = Date.now() + ms; Date.now() < end; ) await client.query(line);
  await client.end();
}

async function ask(url: string, question: string): Promise<string[]> {
  const client = createPool(url, 1, createLog('silent'));
  const { rows } = await client.query<{ id: string }>(question);
  await client.end();
  return rows.map(({ id }) => id);
}

/** Restores into a new folder, as docs/handbook/backups.md says, and starts a server there. */
async function restore(name: string, ...options: string[]) {
  const restored = await server.prepareSecondServer(name);
  await pgbackrest(`--pg1-path=${restored.data}`, '--archive-mode=off', ...options, 'restore');
  const start = () =>
    server.asOwner(
      'sh',
      '-c',
      '"$(pg_config --bindir)/pg_ctl" start -D "$0" -w -l "$0.log" -o "$1" || { cat "$0.log" >&2; exit 1; }',
      restored.data,
      `-p ${restored.port} -h 127.0.0.1 -k ${join(programs, '..')}`,
    );
  return { ...restored, start };
}
const toSecond = (second: string) => ['--type=time', `--target=${second}`, '--target-action=promote'];

it('restores a server as it was at a chosen second, with nothing after it and nothing missing before it', async () => {
  await writeFor(300);
  await takeBackup();
  await writeFor(300);
  await takeBackup();
  expect((await info()).backup.map(({ type }) => type)).toContain('full');
  // A whole second lies among the writes, with writes on both sides of it.
  await setTimeout(1_100 - (Date.now() % 1_000));
  await writeFor(1_500 - (Date.now() % 1_000) + 1_000);
  const second = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 1_000);
  const side = (sign: '<=' | '>') =>
    ask(
      server.url,
      `select id from audit_log where pg_xact_commit_timestamp(xmin) ${sign} '${second.toISOString()}' order by id`,
    );
  const before = await side('<=');
  expect(before.length).toBeGreaterThan(100);
  expect((await side('>')).length).toBeGreaterThan(100);
  await pgbackrest('check');

  const target = second.toISOString().replace('T', ' ').replace('.000Z', '+00');
  const restored = await restore('restored', ...toSecond(target));
  await restored.start();
  await expect.poll(() => ask(restored.url, 'select pg_is_in_recovery()::text as id')).toEqual(['false']);
  expect(await ask(restored.url, 'select id from audit_log order by id')).toEqual(before);
  // The restored server continues by itself and does not write to the archive.
  await ask(restored.url, `${line} returning id`);
  expect(await ask(restored.url, "select setting as id from pg_settings where name = 'archive_mode'")).toEqual(['off']);
  await restored.stop();
}, 120_000);

it('refuses a second that the archive does not reach', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '+00');
  const restored = await restore('refused', ...toSecond(tomorrow));
  await restored.start().catch(() => undefined);
  await expect
    .poll(() => readFile(`${restored.data}.log`, 'utf8'), { timeout: 20_000 })
    .toContain('recovery ended before configured recovery target was reached');
}, 60_000);

async function listObjects(under: string): Promise<string[]> {
  const entries = await readdir(join(store.folder, 'rigsouq', under), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

it('stores nothing that can be read without the passphrase', async () => {
  const objects = await listObjects('database');
  expect(objects.length).toBeGreaterThan(5);
  // An encrypted file starts with this word and a salt, so it cannot be compressed further or searched.
  for (const object of objects) expect((await readFile(object)).subarray(0, 8).toString(), object).toBe('Salted__');
  const wrong = withEnv({ PGBACKREST_REPO1_CIPHER_PASS: 'another' });
  const reading = server.asOwner(
    ...wrong,
    join(programs, 'pgbackrest'),
    '--stanza=rigsouq',
    'repo-get',
    'backup/rigsouq/backup.info',
  );
  await expect(reading).rejects.toThrow();
});

it('refuses to restore a damaged backup', async () => {
  const [label = ''] = (await info()).backup.map((backup) => backup.label);
  const [bundle = ''] = await listObjects(`database/backup/rigsouq/${label}/bundle`);
  const whole = await readFile(bundle);
  const damaged = Buffer.from(whole);
  damaged.writeUInt8((damaged.readUInt8(damaged.length >> 1) + 1) & 255, damaged.length >> 1);
  await writeFile(bundle, damaged);
  await expect(restore('damaged', `--set=${label}`, '--job-retry=0')).rejects.toThrow('ERROR');
  await writeFile(bundle, whole);
}, 60_000);

it('keeps three full backups with the log since the oldest, and removes the rest', async () => {
  const [first] = (await info()).backup;
  for (let full = 0; full < 3; full++) await pgbackrest('--type=full', 'backup');
  const { backup, archive, status } = await info();
  expect(backup.map(({ type }) => type)).toEqual(['full', 'full', 'full']);
  expect(backup.map(({ label }) => label)).not.toContain(first?.label);
  expect(archive.at(-1)?.min).toBe(backup[0]?.archive.start);
  expect(status.code).toBe(0);
}, 120_000);
