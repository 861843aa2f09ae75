// Tests the grants as PostgreSQL itself applies them, on a migrated database.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyDatabase, dropDatabase } from '../apps/api/db/database.ts';
import { testDatabaseUrl } from '../apps/api/test/test-database-url.ts';

const run = promisify(execFile);
const roles = fileURLToPath(new URL('roles.sql', import.meta.url));
const url = testDatabaseUrl(`rigsouq_roles_test_${randomBytes(6).toString('hex')}`);

async function psql(...args: string[]): Promise<string> {
  const { stdout } = await run('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', url, ...args]);
  return stdout.trim();
}
const asApp = (statement: string) => psql('-c', 'set role rigsouq_app', '-c', statement);

describe('the role that the product connects as', () => {
  beforeAll(async () => {
    await copyDatabase(inject('templateUrl'), url);
    await psql('-f', roles);
    // The script runs again after each migration.
    await psql('-f', roles);
  });
  afterAll(() => dropDatabase(url));

  it('adds to the audit log and reads it, and can do nothing else to it', async () => {
    await asApp(`insert into audit_log (id, operator_name, act, subject_kind, subject_id)
      values (gen_random_uuid(), 'A', 'company.approved', 'company', gen_random_uuid())`);
    expect(await asApp('select count(*) from audit_log')).toBe('1');
    for (const change of [`update audit_log set act = 'x'`, 'delete from audit_log', 'truncate audit_log'])
      await expect(asApp(change)).rejects.toThrow('permission denied for table audit_log');
    await expect(asApp('alter table audit_log disable trigger all')).rejects.toThrow('must be owner');
  });

  it('[AU-043] reads the log of a lot, and cannot change it', async () => {
    expect(await asApp('select count(*) from lot_log')).toBe('0');
    for (const change of [`update lot_log set line = 'x'`, 'delete from lot_log', 'truncate lot_log'])
      await expect(asApp(change)).rejects.toThrow('permission denied for table lot_log');
    await expect(asApp('alter table lot_log disable trigger all')).rejects.toThrow('must be owner');
  });

  it('adds rates and cannot change them', async () => {
    await asApp(`insert into exchange_rates (currency, usd, since) values ('EUR', 1.2, '2100-01-01')`);
    await asApp(`insert into vat_rates (country, since, rate) values ('ae', '2100-01-01', 600)`);
    for (const table of ['exchange_rates', 'vat_rates'])
      for (const change of [`update ${table} set since = since`, `delete from ${table}`, `truncate ${table}`])
        await expect(asApp(change)).rejects.toThrow(`permission denied for table ${table}`);
  });

  it('assigns desks to operators, and cannot remove the need for a second factor', async () => {
    const userId = await psql(
      '-c',
      `insert into auth_users (id, name, email) values (gen_random_uuid(), 'A', 'a@roles.test')
      returning id`,
    );
    await asApp(`insert into operators (user_id, lead, desks) values ('${userId}', false, '{leads}')`);
    await asApp(`update operators set lead = true, desks = '{companies}'`);
    await expect(asApp('update operators set without_factor = true')).rejects.toThrow('permission denied');
    await asApp('delete from operators');
  });

  it('writes through a new view before the script runs again, as the previous version does during an upgrade', async () => {
    const rename = ['create table renamed (number int)', 'create view former_name as select * from renamed'];
    await psql('-c', 'set role rigsouq_owner', ...rename.flatMap((statement) => ['-c', statement]));
    await asApp('insert into former_name values (1)');
    expect(await asApp('select number from former_name for update')).toBe('1');
  });

  it('changes rows in other tables', async () => {
    await asApp(`update accounts set city = 'Dubai'`);
    await asApp('delete from auth_sessions');
    await expect(asApp('truncate auth_sessions')).rejects.toThrow('permission denied');
  });
});
