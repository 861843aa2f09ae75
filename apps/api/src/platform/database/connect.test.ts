import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testParts } from '../../../test/harness.ts';
import { connectDatabase, type Database } from './connect.ts';

type Test = Awaited<ReturnType<typeof testParts>>;
let test: Test;
beforeAll(async () => {
  test = await testParts();
});
afterAll(() => test.stop());

const read = async ({ db }: Database, setting: string) =>
  (await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db)).rows[0]?.value;

describe.each([
  ['directly', false],
  ['through PgBouncer', true],
])('a database that is reached %s', (_, databaseIsPooled) => {
  let database: Database;
  beforeAll(() => {
    const { databaseUrl } = test.parts.config;
    const addresses = { databaseUrl, readDatabaseUrl: undefined, databaseIsPooled };
    database = connectDatabase(addresses, 1, test.parts.log, { settings: { enable_seqscan: 'off', jit: 'off' } });
  });
  afterAll(() => database.close());

  it('runs every statement with the given settings', async () => {
    expect(await read(database, 'enable_seqscan')).toBe('off');
    expect(await read(database, 'jit')).toBe('off');
  });

  it('returns connections to the pool after a statement that fails', async () => {
    for (let tries = 0; tries < 3; tries++)
      await expect(sql`select 1 / 0`.execute(database.db)).rejects.toThrow('division by zero');
    expect(await read(database, 'enable_seqscan')).toBe('off');
  });

  it('sends no settings at the start of a session to PgBouncer, which would refuse them', async () => {
    const { rows } = await database.pool.query<{ limit: string; seqscan: string }>(
      `select current_setting('statement_timeout') as limit, current_setting('enable_seqscan') as seqscan`,
    );
    expect(rows[0]).toEqual(databaseIsPooled ? { limit: '0', seqscan: 'on' } : { limit: '15s', seqscan: 'off' });
  });
});
