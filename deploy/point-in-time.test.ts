// Tests that a lost server can be restored as it was at one second: with every transaction up to it, and none after it.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../apps/api/db/database.ts';
import { createPool } from '../apps/api/src/platform/database/db.ts';
import { createLog } from '../apps/api/src/platform/monitoring/log.ts';
import { type OwnPostgres, startOwnPostgres } from '../apps/api/test/own-postgres.ts';

const run = promisify(execFile);
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

let server: OwnPostgres;
let wal = '';
let backups = '';
beforeAll(async () => {
  server = await startOwnPostgres((folder) => {
    wal = join(folder, 'wal');
    backups = join(folder, 'base');
    return {
      wal_level: 'replica',
      archive_mode: 'on',
      archive_command: `${script('archive-wal.sh')} %p %f ${wal}`,
      // The commit time can be queried, so that the test knows which rows belong on which side.
      track_commit_timestamp: 'on',
    };
  });
  await server.asOwner('mkdir', wal, backups);
  await migrate(server.url);
}, 60_000);
afterAll(() => server.remove());

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

it('restores a server as it was at a chosen second, with nothing after it and nothing missing before it', async () => {
  const { port, username, password } = new URL(server.url);
  const env = { PGHOST: '127.0.0.1', PGPORT: port, PGUSER: username, PGPASSWORD: password };
  await writeFor(300);
  const { stdout: base } = await server.asOwner('env', ...asPairs(env), script('base-backup.sh'), backups);
  expect(base.trim()).toMatch(/base-\d{8}T\d{6}Z$/);
  // A whole second lies among the writes, with writes on both sides of it.
  await setTimeout(1_100 - (Date.now() % 1_000));
  await writeFor(1_500 - (Date.now() % 1_000) + 1_000);
  const second = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 1_000);
  await ask(server.url, 'select pg_switch_wal()::text as id');
  await expect.poll(() => server.asOwner('ls', wal).then(({ stdout }) => stdout.split('\n').length)).toBeGreaterThan(1);
  const side = (sign: '<=' | '>') =>
    ask(
      server.url,
      `select id from audit_log where pg_xact_commit_timestamp(xmin) ${sign} '${second.toISOString()}' order by id`,
    );
  const before = await side('<=');
  expect(before.length).toBeGreaterThan(100);
  expect((await side('>')).length).toBeGreaterThan(100);

  const restored = await server.prepareSecondServer('restored');
  const { stdout } = await server.asOwner(
    script('restore-to.sh'),
    '--port',
    String(restored.port),
    backups,
    wal,
    second.toISOString(),
    restored.data,
  );
  expect(stdout).toContain(`restored to ${second.toISOString().replace('T', ' ').replace('.000', '')}`);
  expect(await ask(restored.url, 'select id from audit_log order by id')).toEqual(before);
  // The restored server continues by itself and does not write to the archive.
  await ask(restored.url, `${line} returning id`);
  expect(await ask(restored.url, "select setting as id from pg_settings where name = 'archive_mode'")).toEqual(['off']);
  await restored.stop();
}, 120_000);

it('refuses a second that no backup or archive reaches, a time without its zone, and a segment that differs', async () => {
  const place = await server.prepareSecondServer('refused');
  const restore = (second: string) =>
    server.asOwner(script('restore-to.sh'), '--port', String(place.port), backups, wal, second, place.data);
  await expect(restore('2020-01-01T00:00:00Z')).rejects.toThrow('no base backup ended before');
  await expect(restore('2026-01-01 00:00:00')).rejects.toThrow('the time needs a zone');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await expect(restore(tomorrow)).rejects.toThrow('recovery ended before configured recovery target was reached');
  const [piece = ''] = (await server.asOwner('ls', wal)).stdout.split('\n');
  const twice = (path: string) => run(script('archive-wal.sh'), [path, piece, wal]);
  await twice(join(wal, piece));
  await expect(twice(script('restore-to.sh'))).rejects.toThrow('exists and differs');
});

const asPairs = (env: Record<string, string>) => Object.entries(env).map(([name, value]) => `${name}=${value}`);
