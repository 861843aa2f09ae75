import { IMPORT_FAULTS_SHOWN, type importStates } from '@rigsouq/contract/catalogue/imports';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import type { Fault, ImportRow, ListingInput } from './import-row.ts';

const ROWS_PER_INSERT = 500;
const RUNS_SHOWN = 10;

type State = (typeof importStates)[number];
const columns = [
  'id',
  'account_id',
  'created_by',
  'file_name',
  'rows',
  'bad',
  'imported',
  'created_at',
  'updated_at',
] as const;

export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>;
export type NewRun = { id: string; fileName: string; fingerprint: string; rows: readonly ImportRow[] };

export async function insertRun(tx: Tx, actor: Actor, { id, fileName, fingerprint, rows }: NewRun): Promise<void> {
  const bad = rows.filter(({ faults }) => faults).length;
  const owner = { id, account_id: actor.account.id, created_by: actor.userId };
  await tx
    .insertInto('import_runs')
    .values({ ...owner, file_name: fileName, fingerprint, state: 'checked', rows: rows.length, bad })
    .execute();
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    const batch = rows.slice(at, at + ROWS_PER_INSERT).map(({ line, title, given, faults }) => ({
      run_id: id,
      line,
      title,
      given: given ? JSON.stringify(given) : null,
      faults: faults ? JSON.stringify(faults) : null,
    }));
    await tx.insertInto('import_rows').values(batch).execute();
  }
}

/** Deletes the account's checked runs that were never started. A new check replaces them. */
export async function deleteCheckedRuns(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('import_runs').where('account_id', '=', accountId).where('state', '=', 'checked').execute();
}

export function findRun(db: Db, accountId: string, id: string) {
  return runs(db).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();
}

export function listRuns(db: Db, accountId: string) {
  return runs(db).where('account_id', '=', accountId).orderBy('created_at', 'desc').limit(RUNS_SHOWN).execute();
}

/** Finds a running import for the worker, which acts for no account. */
export function findRunning(db: Db, id: string) {
  return runs(db).where('id', '=', id).where('state', '=', 'running').executeTakeFirst();
}

function runs(db: Db) {
  return db.selectFrom('import_runs').select(columns).select(sql<State>`state`.as('state'));
}

export function findFaults(db: Db, id: string) {
  return db
    .selectFrom('import_rows')
    .select(['line', 'title', 'faults'])
    .$castTo<{ line: string; title: string; faults: Fault[] }>()
    .where('run_id', '=', id)
    .where('faults', 'is not', null)
    .orderBy('line')
    .limit(IMPORT_FAULTS_SHOWN)
    .execute();
}

export async function wasImported(db: Db, accountId: string, fingerprint: string): Promise<boolean> {
  const same = await db
    .selectFrom('import_runs')
    .select('id')
    .where('account_id', '=', accountId)
    .where('fingerprint', '=', fingerprint)
    .where('state', 'in', ['running', 'finished'])
    .executeTakeFirst();
  return same !== undefined;
}

/** Locks the next rows that are not imported yet. Rows that another worker has locked are skipped. */
export function lockNextRows(tx: Tx, id: string, limit: number) {
  return tx
    .selectFrom('import_rows')
    .select(['line', 'given'])
    .$castTo<{ line: string; given: ListingInput }>()
    .where('run_id', '=', id)
    .where('given', 'is not', null)
    .where('listing_id', 'is', null)
    .orderBy('line')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markRowImported(tx: Tx, id: string, line: string, listingId: string): Promise<void> {
  await tx
    .updateTable('import_rows')
    .set({ listing_id: listingId })
    .where('run_id', '=', id)
    .where('line', '=', line)
    .execute();
}

export async function addImportedCount(tx: Tx, id: string, rows: number): Promise<void> {
  await tx
    .updateTable('import_runs')
    .set((eb) => ({ imported: eb('imported', '+', String(rows)), updated_at: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .execute();
}

/** Marks the run as finished if every valid row has been imported, by this or another worker. */
export async function finishRun(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('import_runs')
    .set((eb) => ({ state: 'finished', updated_at: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .where('state', '=', 'running')
    .whereRef('imported', '=', (eb) => eb('rows', '-', eb.ref('bad')))
    .execute();
}
