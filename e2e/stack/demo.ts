// Loads the demo data once per run, and copies its database and its files for every stack.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testDatabaseUrl } from '../../apps/api/test/test-database-url.ts';
import { inheritedEnv, root } from './child.ts';

const TEMPLATE = 'rigsouq_e2e_demo';
/** The global setup passes the demo's files and secret to the processes that run the journeys in these variables. */
const FILES_VARIABLE = 'RIGSOUQ_E2E_FILES';
const SECRET_VARIABLE = 'RIGSOUQ_E2E_SECRET';

const run = promisify(execFile);
const psql = (sql: string) =>
  run('psql', ['-Xq', '-v', 'ON_ERROR_STOP=1', '-d', testDatabaseUrl('postgres'), '-c', sql]);

const settings = (database: string, files: string) => ({
  DATABASE_URL: testDatabaseUrl(database),
  STORAGE_URL: `file:${files}`,
  AUTH_SECRET: process.env[SECRET_VARIABLE] ?? '',
});

export async function loadDemo(): Promise<{ remove: () => Promise<void> }> {
  const files = await mkdtemp(join(tmpdir(), 'rigsouq-demo-'));
  process.env[FILES_VARIABLE] = files;
  process.env[SECRET_VARIABLE] = randomBytes(32).toString('hex');
  await psql(`create database ${TEMPLATE} template template0`);
  const env = { ...inheritedEnv(), NODE_ENV: 'production', ...settings(TEMPLATE, files) };
  // If a program fails, the error message contains its output.
  for (const program of ['apps/api/db/migrate.ts', 'apps/api/demo/demo.ts'])
    await run(process.execPath, [program], { cwd: root, env });
  return { remove: () => rm(files, { recursive: true, force: true }) };
}

export async function copyDemo(database: string, files: string) {
  const from = process.env[FILES_VARIABLE];
  if (!from) throw new Error('demo not loaded: run the journeys with playwright, its global setup loads the demo');
  const drop = async () => {
    await psql(`drop database if exists ${database} with (force)`);
  };
  await drop();
  await psql(`create database ${database} template ${TEMPLATE}`);
  await cp(from, files, { recursive: true });
  return { env: settings(database, files), drop };
}
