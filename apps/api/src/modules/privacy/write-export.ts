// Writes the copy of a member's or a company's data: a zip with one JSON file for each table and the files of the company. The rows are those of one moment.
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ExportScope } from '@rigsouq/contract/privacy/calls';
import { type RawBuilder, sql } from 'kysely';
import { ZipFile } from 'yazl';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Storage } from '../../platform/storage.ts';
import { keyOf } from '../media/index.ts';
import { dataMap, type Table } from './data-map.ts';
import { EXPORT_README } from './export-texts.ts';
import { rowsOfCompany, rowsOfMember, tables } from './owned-rows.ts';

export type ExportOrder = { scope: ExportScope; accountId: string; userId: string; email: string };
type Deps = { db: Db; storage: Storage };
type Stored = { id: string; visibility: string; kind: string; content_hash: string };

const ROWS_AT_A_TIME = 500;
const TIMEOUT = '5min';

/** Writes `data.zip` into the folder and returns its path. The folder also holds the JSON files until the caller deletes it. */
export async function writeExport({ db, storage }: Deps, order: ExportOrder, folder: string): Promise<string> {
  const names: string[] = [];
  let files: Stored[] = [];
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`select set_config('statement_timeout', ${TIMEOUT}, true)`.execute(tx);
      for (const { name, query } of queriesOf(order)) {
        await writeRows(tx, query, join(folder, name));
        names.push(name);
      }
      if (order.scope === 'company') files = await listFiles(tx, order.accountId);
    });
  return zipFiles(storage, { folder, names, files });
}

/** The queries, each with one JSON text for a row. */
function queriesOf({ scope, accountId, userId, email }: ExportOrder): { name: string; query: RawBuilder<unknown> }[] {
  if (scope === 'company')
    return tables.flatMap((table) => {
      const rows = rowsOfCompany(table, accountId);
      return rows ? [{ name: `${table}.json`, query: selectRows(table, rows) }] : [];
    });
  const ofMember = tables.flatMap((table) => {
    const rows = rowsOfMember(dataMap[table], { id: userId, email });
    return rows ? [{ table, rows }] : [];
  });
  const isPersonal = ({ table }: { table: Table }) => dataMap[table].personal || dataMap[table].email;
  const actions = ofMember.filter((found) => !isPersonal(found)).map(({ table, rows }) => selectActions(table, rows));
  return [
    ...ofMember
      .filter(isPersonal)
      .map(({ table, rows }) => ({ name: `${table}.json`, query: selectRows(table, rows) })),
    { name: 'actions.json', query: sql`${sql.join(actions, sql` union all `)}` },
  ];
}

const selectRows = (table: Table, rows: RawBuilder<unknown>) =>
  sql`select (to_jsonb(t) - ${dataMap[table].omit ?? []}::text[])::text as row from ${sql.table(table)} as t where ${rows}`;

/** What the member did for the company, by table, id and time. The content is in the copy of the company. */
const selectActions = (table: Table, rows: RawBuilder<unknown>) =>
  sql`select jsonb_build_object('table', ${table}::text, 'id', to_jsonb(t) -> 'id',
    'at', coalesce(to_jsonb(t) -> 'created_at', to_jsonb(t) -> 'at'))::text as row from ${sql.table(table)} as t where ${rows}`;

async function writeRows(tx: Tx, query: RawBuilder<unknown>, path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await sql`declare exported no scroll cursor for ${query}`.execute(tx);
    await file.write('[');
    for (let separator = '\n'; ; separator = ',\n') {
      const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_A_TIME)} from exported`.execute(tx);
      if (rows.length === 0) break;
      await file.write(separator + rows.map(({ row }) => row).join(',\n'));
    }
    await file.write('\n]\n');
    await sql`close exported`.execute(tx);
  } finally {
    await file.close();
  }
}

const listFiles = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('media')
    .select(['id', 'visibility', 'kind', 'content_hash'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

type Contents = { folder: string; names: readonly string[]; files: readonly Stored[] };

async function zipFiles(storage: Storage, { folder, names, files }: Contents): Promise<string> {
  const zip = new ZipFile();
  const path = join(folder, 'data.zip');
  const written = pipeline(zip.outputStream, createWriteStream(path));
  zip.addBuffer(Buffer.from(EXPORT_README), 'README.txt');
  for (const name of names) zip.addFile(join(folder, name), name);
  for (const file of files) {
    const key = keyOf(file);
    if (!(await storage.exists(key))) continue;
    // Pictures and PDFs are compressed already.
    zip.addReadStreamLazy(`files/${file.id}${key.slice(key.lastIndexOf('.'))}`, { compress: false }, (done) => {
      storage.get(key).then(
        (found) => (found ? done(null, found.stream) : done(new Error(`${key} is gone`), null as never)),
        (error: unknown) => done(error, null as never),
      );
    });
  }
  zip.on('error', (error: Error) => zip.outputStream.emit('error', error));
  zip.end();
  await written;
  return path;
}
