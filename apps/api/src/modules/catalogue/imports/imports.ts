// Checks, starts and reads imports of a supplier's file. The worker imports the rows (import-rows.ts).

import type { listImports, readImport } from '@rigsouq/contract/catalogue/imports';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { type Db, inTransaction, type Tx, violates } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { UploadedFile } from '../../../platform/http/upload.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { importRows } from '../catalogue.jobs.ts';
import { readImportFile } from './import-file.ts';
import {
  deleteCheckedRuns,
  findFaults,
  findRun,
  insertRun,
  listRuns,
  type RunRow,
  wasImported,
} from './imports.store.ts';

type Run = AnswerOf<typeof listImports>[number];

/** Checks a file and stores its rows. Nothing is imported until the supplier has seen the faults and starts the import. */
export async function checkImport(db: Db, actor: Actor, file: UploadedFile): Promise<AnswerOf<typeof readImport>> {
  const { rows, fingerprint } = await readImportFile(file.path);
  if (await wasImported(db, actor.account.id, fingerprint)) fail('import.same');
  const id = newId();
  await inTransaction(db, async (tx) => {
    await deleteCheckedRuns(tx, actor.account.id);
    await insertRun(tx, actor, { id, fileName: file.name.slice(0, 200), fingerprint, rows });
  });
  return readRun(db, actor, id);
}

/** Starts an import. A second call while it runs adds another job; each row is still imported once. */
export async function startImport(tx: Tx, actor: Actor, id: string): Promise<void> {
  const run = await findRun(tx, actor.account.id, id);
  if (!run) fail('import.unknown');
  if (run.state === 'finished') return;
  await tx
    .updateTable('import_runs')
    .set((eb) => ({ state: 'running', updated_at: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .where('account_id', '=', actor.account.id)
    .where('state', '=', 'checked')
    .execute()
    .catch((error: unknown) => {
      if (violates(error, 'import_runs_once')) fail('import.same');
      throw error;
    });
  await addJob(tx, importRows, { id });
}

export async function readRun(db: Db, actor: Actor, id: string): Promise<AnswerOf<typeof readImport>> {
  const run = await findRun(db, actor.account.id, id);
  if (!run) fail('import.unknown');
  const faults = await findFaults(db, id);
  return { ...present(run), faults: faults.map(({ line, ...rest }) => ({ line: Number(line), ...rest })) };
}

export async function readRuns(db: Db, actor: Actor): Promise<Run[]> {
  return (await listRuns(db, actor.account.id)).map(present);
}

function present(run: RunRow): Run {
  return {
    _id: run.id,
    fileName: run.file_name,
    state: run.state,
    rows: Number(run.rows),
    bad: Number(run.bad),
    imported: Number(run.imported),
    createdAt: run.created_at.toISOString(),
    updatedAt: run.updated_at.toISOString(),
  };
}
