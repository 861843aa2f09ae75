// Creates, migrates, copies and describes databases, for the database commands and the tests.
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
export const migrationsFolder = here('migrations');

/**
 * Tables that were renamed, by their former names. A view has each former name, for processes of the previous version; docs/handbook/upgrades.md says
 * when the views are dropped. The views have no row types, so that new code does not use them.
 */
export const renamedTables = {
  promises: 'reservations',
  need_tellings: 'need_notifications',
  saved_search_letters: 'saved_search_emails',
  saved_search_machines: 'alerted_machines',
  answered_calls: 'idempotent_answers',
  sitemap_cuts: 'sitemap_files',
  notification_choices: 'notification_preferences',
  watch_choices: 'watch_preferences',
  buying_numbers: 'document_numbers',
  supplier_entries: 'supplier_list_entries',
  market_days: 'daily_counts',
};

/** Number of attempts. A migration that waits for a lock blocks all statements behind it, so it gives up soon and is tried again. */
const ATTEMPTS = 200;
const PAUSE_MS = 100;

/** Creates the database when it is missing, applies pending migrations, and updates the job tables. */
export async function migrate(databaseUrl: string, folder = migrationsFolder): Promise<void> {
  for (let attempts = 1; !(await applyMigrations(databaseUrl, folder, attempts < ATTEMPTS)); attempts++)
    await setTimeout(PAUSE_MS * (1 + Math.random()));
  await runMigrations({ connectionString: databaseUrl });
}

/** Applies the migrations. Returns false when a lock was not available in time; migrations that were applied before stay. */
async function applyMigrations(databaseUrl: string, folder: string, mayRetry: boolean): Promise<boolean> {
  try {
    await run(resolveBinary(), ['--migrations-dir', folder, '--no-dump-schema', 'up'], {
      // dbmate's driver requires TLS unless told otherwise; an sslmode in the URL takes precedence.
      env: { PGSSLMODE: 'disable', ...process.env, DATABASE_URL: databaseUrl },
    });
    return true;
  } catch (error) {
    if (mayRetry && String(error).includes('canceling statement due to lock timeout')) return false;
    throw error;
  }
}

export async function dropDatabase(databaseUrl: string): Promise<void> {
  await asAdministrator(databaseUrl, (name) => `drop database if exists ${name} with (force)`);
}

/** Copies a migrated database, which is about a hundred times faster than migrating again. */
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

/** Returns the public schema as SQL, without parts that differ between servers. */
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
    `{${['schema_migrations', ...Object.keys(renamedTables)].join(',')}}`,
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
