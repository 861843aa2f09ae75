// Imports valid rows as drafts, a batch per transaction. The draft and the mark that its row is imported are written together, so that
// a killed worker leaves every row either imported or untouched, and the next worker imports each row once. The job of a killed worker
// goes to another worker (platform/worker-presence.ts), and the queue retries a failed job, so this handler adds no jobs itself.
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { addDraft } from '../add-draft.ts';
import { importRows } from '../catalogue.jobs.ts';
import {
  addImportedCount,
  findRunning,
  finishRun,
  lockNextRows,
  markRowImported,
  type RunRow,
} from './imports.store.ts';

const ROWS_PER_BATCH = 50;

export function importRowsJob({ db }: { db: Db }): JobHandler {
  return handle(importRows, async ({ id }) => {
    const run = await findRunning(db, id);
    if (!run) return;
    while (await inTransaction(db, (tx) => importBatch(tx, run)));
  });
}

/** Imports the next batch of rows. Returns false when no rows are left. */
async function importBatch(tx: Tx, run: RunRow): Promise<boolean> {
  const rows = await lockNextRows(tx, run.id, ROWS_PER_BATCH);
  const owner = { userId: run.created_by, account: { id: run.account_id } };
  for (const { line, given } of rows) await markRowImported(tx, run.id, line, await addDraft(tx, owner, given));
  if (rows.length > 0) await addImportedCount(tx, run.id, rows.length);
  else await finishRun(tx, run.id);
  return rows.length > 0;
}
