// Tests that a backup can be restored: it is taken while rows are written, and compared row by row.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseUrl } from '../apps/api/test/test-database-url.ts';

const run = promisify(execFile);
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const unique = `rigsouq_backup_test_${process.pid}`;

async function sql(database: string, statements: string): Promise<string> {
  const { stdout } = await run('psql', [
    '-XAtq',
    '-v',
    'ON_ERROR_STOP=1',
    '-d',
    testDatabaseUrl(database),
    '-c',
    statements,
  ]);
  return stdout.trim();
}
const backUp = async (folder: string, ...options: string[]) => {
  const { stdout } = await run(script('backup.sh'), [...options, folder], {
    env: { ...process.env, DATABASE_URL: testDatabaseUrl(unique) },
  });
  return stdout.trim();
};
const restore = (...args: string[]) =>
  run(script('restore.sh'), args, { env: { ...process.env, DATABASE_URL: testDatabaseUrl('postgres') } });
const databases = () => sql('postgres', `select datname from pg_database where datname like '${unique}%' order by 1`);

const schema = `
  create schema yard;
  create type condition as enum ('new', 'used');
  create table machines (
    id bigint generated always as identity primary key, name text not null, photo bytea, attributes jsonb, tags text[],
    price numeric(14, 3), hours double precision, state condition not null default 'used', seen_at timestamptz default now(),
    period tstzrange, label text generated always as (upper(name)) stored
  );
  create table yard."Odd name" (entry int, "the row" text);
  create table yard.bids (lot int not null, amount numeric not null) partition by range (lot);
  create table yard.bids_low partition of yard.bids for values from (0) to (500);
  create table yard.bids_high partition of yard.bids for values from (500) to (1000);
  create table orders (id bigserial primary key, note text);
  create table yard.order_events (order_id bigint references orders, at timestamptz default clock_timestamp());
  create table empty_table (id int);
  create view cheap as select * from machines where price < 100;
  insert into machines (name, photo, attributes, tags, price, hours, period)
    select 'حفارة ' || n, decode(md5(n::text), 'hex'), jsonb_build_object('n', n, 'deep', array[n, null]),
      array['a,b', 'quote"', null], n / 7.0, n / 3.0, tstzrange(now(), now() + n * interval '1 hour')
    from generate_series(1, 3000) n;
  insert into yard."Odd name" values (1, 'tab' || chr(9) || 'and' || chr(10) || 'line'), (null, null);
  insert into yard.bids select n % 1000, n from generate_series(1, 2000) n;
`;
// Each transaction writes one order and one event, so a backup with one and without the other would not be consistent.
const writing = `do $$ begin
  loop
    with placed as (insert into orders (note) values (repeat('n', 50)) returning id)
    insert into yard.order_events (order_id) select id from placed;
    commit;
    perform pg_sleep(0.001);
  end loop;
end $$`;

describe('backup and restore', { timeout: 20_000 }, () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rigsouq-backup-'));
    await sql('postgres', `create database ${unique}`);
    await sql(unique, schema);
  });
  afterAll(async () => {
    for (const name of (await databases()).split('\n'))
      await sql('postgres', `drop database if exists ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  it('restores one moment of a database that is being written to', async () => {
    const writer = spawn('psql', ['-Xq', '-d', testDatabaseUrl(unique), '-c', writing], { stdio: 'ignore' });
    let backup: string;
    let before: number;
    let after: number;
    try {
      const orders = async () => Number(await sql(unique, 'select count(*) from orders'));
      await expect.poll(orders).toBeGreaterThan(0);
      before = await orders();
      backup = await backUp(folder);
      after = await orders();
    } finally {
      await sql(
        unique,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'do $$ begin%'`,
      );
      if (writer.exitCode === null) await once(writer, 'exit');
    }
    await restore(backup, `${unique}_copy`);

    const manifest = await readFile(join(backup, 'manifest.tsv'), 'utf8');
    const saved = Number(/^table\tpublic\.orders\t(\d+)/m.exec(manifest)?.[1]);
    expect(saved).toBeGreaterThanOrEqual(before);
    expect(after).toBeGreaterThan(saved);
    const counts = 'select (select count(*) from orders), (select count(*) from yard.order_events)';
    expect(await sql(`${unique}_copy`, counts)).toBe(`${saved}|${saved}`);
  });

  it('restores every kind of column, and continues its sequences', async () => {
    const digest = `select md5(string_agg(m::text, '' order by id)) from machines m`;
    expect(await sql(`${unique}_copy`, digest)).toBe(await sql(unique, digest));
    const odd = `select md5(string_agg(o::text, '' order by entry)) from yard."Odd name" o`;
    expect(await sql(`${unique}_copy`, odd)).toBe(await sql(unique, odd));
    expect(await sql(`${unique}_copy`, 'select count(*) from yard.bids')).toBe('2000');
    expect(
      await sql(
        `${unique}_copy`,
        `insert into orders (note) values ('next') returning id > (select max(id) from orders)`,
      ),
    ).toBe('t');
    expect(await sql(`${unique}_copy`, `insert into machines (name) values ('next') returning id`)).toBe('3001');
  });

  it('refuses an existing database without --force', async () => {
    const [backup = ''] = await backups();
    await expect(restore(backup, `${unique}_copy`)).rejects.toThrow('already exists');
    expect(await sql(`${unique}_copy`, `select count(*) from orders where note = 'next'`)).toBe('1');
    await restore('--force', backup, `${unique}_copy`);
    expect(await sql(`${unique}_copy`, `select count(*) from orders where note = 'next'`)).toBe('0');
  });

  it('refuses a tampered dump', async () => {
    const copy = await copyOfBackup();
    await appendFile(join(copy, 'dump'), 'x');
    await expect(restore(copy, `${unique}_bad`)).rejects.toThrow('damaged');
    await writeFile(join(copy, 'SHA256SUMS'), '');
    await expect(restore(copy, `${unique}_bad`)).rejects.toThrow();
    expect(await databases()).toBe(`${unique}\n${unique}_copy`);
  });

  it.each([
    ['a row less', /^(table\tpublic\.machines\t)3000/m, '$12999'],
    ['another checksum', /^(table\tyard\.bids_low\t1000\t-?)\d/m, '$1'],
    ['a sequence further on', /^(sequence\tpublic\.machines_id_seq\t)3000/m, '$13002'],
  ])('refuses a dump whose manifest has %s', async (_what, line, changed) => {
    const copy = await copyOfBackup();
    const manifest = await readFile(join(copy, 'manifest.tsv'), 'utf8');
    expect(manifest).toMatch(line);
    await writeFile(join(copy, 'manifest.tsv'), manifest.replace(line, changed));
    await expect(restore(copy, `${unique}_bad`)).rejects.toThrow('damaged');
    await run('bash', ['-c', 'sha256sum dump manifest.tsv > SHA256SUMS'], { cwd: copy });
    await expect(restore(copy, `${unique}_bad`)).rejects.toThrow('manifest');
    expect(await databases()).toBe(`${unique}\n${unique}_copy`);
  });

  it('keeps the newest backups, and leaves nothing incomplete', async () => {
    const [first = ''] = await backups();
    await cp(first, join(folder, `${unique}-20200101T000000Z`), { recursive: true });
    await cp(first, join(folder, 'another_database-20200101T000000Z'), { recursive: true });
    // The name of a backup contains the second.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const newest = await backUp(folder, '--keep', '2');
    expect(await backups()).toEqual([first, newest]);
    await expect(
      run(script('backup.sh'), [folder], { env: { ...process.env, DATABASE_URL: testDatabaseUrl(`${unique}_none`) } }),
    ).rejects.toThrow();
    const left = await readdir(folder);
    expect(left).toContain('another_database-20200101T000000Z');
    expect(left.filter((name) => name.startsWith('.partial'))).toEqual([]);
  });

  async function backups(): Promise<string[]> {
    const names = await readdir(folder);
    return names
      .filter((name) => name.startsWith(`${unique}-`))
      .sort()
      .map((name) => join(folder, name));
  }
  async function copyOfBackup(): Promise<string> {
    const [backup = ''] = await backups();
    const copy = await mkdtemp(join(folder, 'copy-'));
    await cp(backup, copy, { recursive: true });
    return copy;
  }
});
