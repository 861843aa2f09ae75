// Tests that processes of the previous version keep working during and after the migrations that rename tables. The same statements run on the schema
// of the previous version and on the current one. This file is deleted together with the views (docs/handbook/upgrades.md).
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyDatabase, dropDatabase, migrate, migrationsFolder, renamedTables } from '../db/database.ts';
import { testDatabaseUrl } from './test-database-url.ts';

const name = `rigsouq_test_${randomBytes(6).toString('hex')}`;
/** Databases with the schema of the previous version, and one that is migrated to the current schema. */
const [previous, upgraded, current] = ['previous', 'upgraded', 'current'].map((part) =>
  testDatabaseUrl(`${name}_${part}`),
) as [string, string, string];
const clients: pg.Client[] = [];

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [ACCOUNT, SUPPLIER, USER, MACHINE, SEARCH] = [id(1), id(2), id(3), id(4), id(5)];
const rows = `
  insert into auth_users (id, name, email) values ('${USER}', 'A', 'a@renamed.test');
  insert into accounts (id, roles, contact_name) values ('${ACCOUNT}', '{buyer}', 'A'), ('${SUPPLIER}', '{supplier}', 'S');
  insert into machines (id, account_id, created_by, category, location) values ('${MACHINE}', '${SUPPLIER}', '${USER}', 'crane', 'Dubai');
  insert into media (id, account_id, created_by, kind, visibility, content_hash, mime, bytes, original_name)
    values ('${id(21)}', '${ACCOUNT}', '${USER}', 'document', 'private', repeat('a', 64), 'application/pdf', 1, 'a.pdf');
  insert into saved_searches (id, account_id, user_id, name, filters, language, alerts)
    values ('${SEARCH}', '${ACCOUNT}', '${USER}', 'Cranes', '{}', 'en', true);
`;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-previous-'));
  const files = (await readdir(migrationsFolder)).sort();
  for (const file of files.slice(
    0,
    files.findIndex((one) => one.includes('_rename_')),
  ))
    await cp(join(migrationsFolder, file), join(folder, file));
  await migrate(previous, folder);
  await rm(folder, { recursive: true });
  const client = new pg.Client({ connectionString: previous });
  await client.connect();
  await client.query(rows);
  await client.end();
  for (const url of [upgraded, current]) await copyDatabase(previous, url);
  await migrate(current);
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  for (const url of [previous, upgraded, current]) await dropDatabase(url);
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  clients.push(client);
  return client;
}

const reserve = (number: number, from: string, until: string) =>
  `insert into "promises" ("id", "machine_id", "period", "kind", "reference_id", "created_by")
   values ('${id(number)}', '${MACHINE}', tstzrange('${from}', '${until}', '[)'), 'rental', '${id(number)}', '${USER}')`;
const answer = `insert into "answered_calls" ("account_id", "call", "key", "sent_hash") values ('${ACCOUNT}', 'POST /x', 'key-0001', 'hash')`;
const numbered = `insert into "buying_numbers" ("account_id", "kind", "year", "last") values ('${ACCOUNT}', 'PO', 2026, 1)
  on conflict ("account_id", "kind", "year") do update set "last" = buying_numbers.last + 1 returning "year", "last"`;
const keep = (standing: string) => `
  insert into "supplier_entries" ("account_id", "supplier_id", "standing", "tags", "categories", "note", "updated_by")
  values ('${ACCOUNT}', '${SUPPLIER}', '${standing}', '{a}', '{crane}', null, '${USER}')
  on conflict ("account_id", "supplier_id") do update set "standing" = '${standing}', "updated_at" = now() returning "standing"`;
const notify = `insert into "need_tellings" ("day", "account_id", "need_id")
  values ('2026-11-19', '${ACCOUNT}', '${id(9)}'), ('2026-11-19', '${SUPPLIER}', '${id(9)}')
  on conflict ("day", "account_id") do nothing returning "account_id"`;

/** Statements as the previous version sends them. */
const statements = [
  reserve(10, '2027-01-01', '2027-01-05'),
  reserve(11, '2027-01-04', '2027-01-08'),
  reserve(12, '2027-01-05', '2027-01-08'),
  reserve(12, '2027-02-05', '2027-02-08'),
  `update "promises" set "overdue" = true where "reference_id" = '${id(10)}' and "kind" = 'rental'`,
  `update promises as late set period = tstzrange(lower(late.period), (select min(lower(next.period)) from promises as next
    where next.machine_id = late.machine_id and lower(next.period) > lower(late.period)), '[)')
    where late.machine_id = '${MACHINE}' and late.overdue returning late.period`,
  `select count(*) from machines m where not exists (select from promises p where p.machine_id = m.id
    and p.period && tstzrange('2027-01-01', '2027-01-02'))`,
  `select "id", "period", "overdue", "created_at" is not null as "dated" from "promises" order by lower("period")`,
  `delete from "promises" where "reference_id" = '${id(12)}' and "kind" = 'rental' returning "id"`,
  `${answer} on conflict do nothing returning "key"`,
  `${answer} on conflict do nothing returning "key"`,
  answer,
  answer.replace('key-0001', 'short'),
  `update "answered_calls" set "answer" = '{"id": 1}' where "account_id" = '${ACCOUNT}' and "call" = 'POST /x' and "key" = 'key-0001'`,
  `with given as (select 1) insert into answered_calls (account_id, call, key, sent_hash, answer)
    select r.account_id, 'POST /y', r.key, r.sent_hash, r.answer from given, jsonb_to_recordset(
      '[{"account_id": "${ACCOUNT}", "key": "key-0002", "sent_hash": "h", "answer": {}}]'
    ) as r(account_id uuid, key text, sent_hash text, answer jsonb)`,
  `select "call", "key", "answer", "created_at" is not null as "dated" from "answered_calls" order by "key"`,
  `delete from "answered_calls" where created_at < now() - interval '24 hours'`,
  numbered,
  numbered,
  keep('approved'),
  keep('preferred'),
  keep('unknown'),
  `select "supplier_id" from "supplier_entries" where "account_id" = '${ACCOUNT}' and "supplier_id" = '${SUPPLIER}' for update`,
  `insert into supplier_documents (id, account_id, supplier_id, kind, media_id, created_by)
    values ('${id(20)}', '${ACCOUNT}', '${USER}', 'licence', '${id(21)}', '${USER}')`,
  `delete from "supplier_entries" where "account_id" = '${ACCOUNT}' and "supplier_id" = '${SUPPLIER}'`,
  notify,
  notify,
  `delete from "need_tellings" where "day" < '2026-11-20' and "account_id" = '${ACCOUNT}'`,
  `insert into "saved_search_machines" ("search_id", "machine_id") values ('${SEARCH}', '${MACHINE}'), ('${SEARCH}', '${id(6)}')`,
  `insert into "saved_search_machines" ("search_id", "machine_id") values ('${SEARCH}', '${MACHINE}')`,
  `select "machine_id", "told_at" is not null as "dated" from "saved_search_machines" order by "machine_id"`,
  `insert into saved_search_letters (id, search_id, listing_ids, more)
    select '${id(30)}', s.id, '{${id(31)}}'::uuid[], false from saved_searches s where s.id = '${SEARCH}'`,
  `delete from "saved_search_letters" where "id" = '${id(30)}' returning *`,
  `insert into "sitemap_cuts" ("kind", "last_id") values ('lots', '${id(40)}') on conflict do nothing`,
  `insert into "sitemap_cuts" ("kind", "last_id") values ('lots', '${id(40)}') on conflict do nothing`,
  `insert into "notification_choices" ("user_id", "kind", "mail") values ('${USER}', 'need', 'never'), ('${USER}', 'bid', 'now')
    on conflict ("user_id", "kind") do update set "mail" = excluded.mail`,
  `select n.id from auth_users n left join notification_choices c on c.user_id = n.id and c.kind = 'need'
    where coalesce(c.mail, 'now') = 'never' for update of n skip locked`,
  `insert into "watch_choices" ("user_id", "ending_soon", "outbid", "new_bids") values ('${USER}', true, false, true)
    on conflict ("user_id") do update set "outbid" = excluded.outbid returning *`,
  `insert into market_days (day, what, count) select '2026-11-19', 'bids', 3 on conflict (what, day) do update set count = excluded.count`,
  `insert into market_days (day, what, count) select '2026-11-19', 'bids', 5 on conflict (what, day) do update set count = excluded.count returning *`,
];

type Outcome = { rows: unknown[]; count: number | null } | { code: string | undefined; constraint: string | undefined };

async function outcomeOf(client: pg.Client, statement: string): Promise<Outcome> {
  try {
    const { rows, rowCount } = await client.query(statement);
    return { rows, count: rowCount };
  } catch (error) {
    if (error instanceof pg.DatabaseError) return { code: error.code, constraint: error.constraint };
    throw error;
  }
}

async function runPreviousVersion(url: string): Promise<Outcome[]> {
  const [one, two] = [await connect(url), await connect(url)];
  const outcomes: Outcome[] = [];
  for (const statement of statements) outcomes.push(await outcomeOf(one, statement));
  await one.query('begin');
  for (const client of [one, two])
    outcomes.push(await outcomeOf(client, 'select id from promises for update skip locked'));
  await one.query('commit');
  return outcomes;
}

it('gives the statements of the previous version the same results on the current schema', async () => {
  const outcomes = await runPreviousVersion(previous);
  expect(outcomes.flatMap((outcome) => ('code' in outcome ? [`${outcome.code} ${outcome.constraint}`] : []))).toEqual([
    '23P01 promises_do_not_overlap',
    '23505 promises_pkey',
    '23505 answered_calls_pkey',
    '23514 answered_calls_key_check',
    '23514 supplier_entries_standing_check',
    '23503 supplier_documents_of_entry',
    '23505 saved_search_machines_pkey',
  ]);
  // Of two processes that lock rows, the second skips those of the first.
  expect(outcomes.slice(-2)).toEqual([
    { rows: [{ id: id(10) }], count: 1 },
    { rows: [], count: 0 },
  ]);
  expect(await runPreviousVersion(current)).toEqual(outcomes);
});

it('lets the previous version read and write during the migration, even if a slow reader holds a table', async () => {
  const writer = await connect(upgraded);
  const reader = await connect(upgraded);
  const watcher = await connect(upgraded);
  const holder = await connect(upgraded);
  let running = true;
  let transactions = 0;
  const transaction = [
    'begin',
    `${answer} on conflict do nothing`,
    reserve(50, '2027-05-01', '2027-05-02'),
    numbered,
    `delete from promises where id = '${id(50)}'`,
    'delete from answered_calls',
    'commit',
  ];
  const write = async () => {
    for (; running; transactions++) for (const statement of transaction) await writer.query(statement);
  };
  const read = async () => {
    while (running) for (const table of Object.keys(renamedTables)) await reader.query(`select count(*) from ${table}`);
  };
  const failures: unknown[] = [];
  const loops = [write(), read()].map((loop) => loop.catch((error: unknown) => failures.push(error)));
  const waitForTransactions = (number: number) => {
    const from = transactions;
    return expect.poll(() => transactions).toBeGreaterThan(from + number);
  };
  const countWaiting = async () => {
    const { rowCount } = await watcher.query(`select from pg_locks where not granted and mode = 'AccessExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())`);
    return rowCount;
  };

  await holder.query('begin');
  await holder.query('select count(*) from promises');
  const migrated = migrate(upgraded);
  try {
    await expect.poll(countWaiting, { interval: 5 }).toBe(1);
    // The migration waits for the holder, and the writer waits behind the migration. It continues because the migration gives up and tries again.
    await waitForTransactions(20);
    await holder.query('commit');
    await migrated;
    await waitForTransactions(20);
  } finally {
    running = false;
    await holder.query('commit');
    await Promise.all([migrated, ...loops]);
  }
  expect(failures).toEqual([]);
});

it('has one view per renamed table, through which all rows and columns can be written', async () => {
  const client = await connect(current);
  const { rows: views } = await client.query(
    `select table_name from information_schema.views where is_updatable = 'YES' and is_insertable_into = 'YES'
       and table_schema = 'public' order by 1`,
  );
  expect(views.map(({ table_name }) => table_name)).toEqual(Object.keys(renamedTables).sort());
  for (const [former, table] of Object.entries(renamedTables)) {
    const { rows: columns } = await client.query(
      `select array_agg(data_type::text order by ordinal_position) as types from information_schema.columns
       where table_name in ($1, $2) group by table_name`,
      [former, table],
    );
    expect(columns[1], former).toEqual(columns[0]);
  }
});
