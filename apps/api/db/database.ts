// What the database commands and the tests share: making a database, bringing it up to date, describing it.
import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { resolveBinary } from 'dbmate';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const run = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const schemaFile = here('schema.sql');
export const rowsFile = here('rows.generated.ts');

/** A migration that waits for a lock keeps everybody behind it waiting, so it gives up soon and is tried again this often. */
const TRIES = 200;
const PAUSE_MS = 100;

/** Creates the database where it is missing, applies what is pending, and brings the job tables up to date. */
export async function migrate(databaseUrl: string, folder = here('migrations')): Promise<void> {
  for (let tries = 1; !(await applied(databaseUrl, folder, tries < TRIES)); tries++)
    await setTimeout(PAUSE_MS * (1 + Math.random()));
  await runMigrations({ connectionString: databaseUrl });
}

/** False where it came to a lock that was not to be had in time: what was applied before stays. */
async function applied(databaseUrl: string, folder: string, again: boolean): Promise<boolean> {
  try {
    await run(resolveBinary(), ['--migrations-dir', folder, '--no-dump-schema', 'up'], {
      // dbmate's driver insists on TLS unless told; where the URL names an sslmode, that one counts.
      env: { PGSSLMODE: 'disable', ...process.env, DATABASE_URL: databaseUrl },
    });
    return true;
  } catch (error) {
    if (again && String(error).includes('canceling statement due to lock timeout')) return false;
    throw error;
  }
}

export async function dropDatabase(databaseUrl: string): Promise<void> {
  await asAdministrator(databaseUrl, (name) => `drop database if exists ${name} with (force)`);
}

/** A copy of a finished database: some hundred times faster than migrating anew. */
export async function copyDatabase(template: string, databaseUrl: string): Promise<void> {
  await asAdministrator(
    databaseUrl,
    (name) => `create database ${name} template ${pg.escapeIdentifier(nameOf(template))}`,
  );
}

async function asAdministrator(databaseUrl: string, statement: (name: string) => string): Promise<void> {
  const url = new URL(databaseUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement(pg.escapeIdentifier(nameOf(databaseUrl))));
  } finally {
    await client.end();
  }
}

function nameOf(databaseUrl: string): string {
  return decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
}

/** The public schema as SQL, without what changes from one server to the next. */
export async function describeSchema(databaseUrl: string): Promise<string> {
  const { stdout } = await run(
    'pg_dump',
    ['--schema-only', '--schema=public', '--no-owner', '--no-privileges', databaseUrl],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const changing = /^(--.*|\\(un)?restrict .*|SET .*|SELECT pg_catalog.*|CREATE SCHEMA public;)$/gm;
  return `${stdout
    .replace(changing, '')
    .replace(/\n{2,}/g, '\n\n')
    .trim()}\n`;
}

export async function writeRowTypes(databaseUrl: string, verify: boolean): Promise<void> {
  const codegen = fileURLToPath(new URL('./cli/bin.js', import.meta.resolve('kysely-codegen')));
  const exclude = [
    '--default-schema',
    'public',
    '--include-pattern',
    'public.*',
    '--exclude-pattern',
    '*schema_migrations',
  ];
  await run(process.execPath, [
    codegen,
    '--dialect',
    'postgres',
    '--url',
    databaseUrl,
    '--out-file',
    rowsFile,
    ...exclude,
    ...(verify ? ['--verify'] : []),
  ]);
}
