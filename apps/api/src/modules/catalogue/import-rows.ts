// Good rows become drafts, a few in each transaction: a row and the note that it was imported are written together or not at all, so
// a worker that is killed leaves every row either done or untouched, and whoever carries on imports each once. Its job is given back to
// another worker (platform/worker-presence.ts), and one that fails is tried again by the queue: it adds no jobs itself.
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { handle, type JobHandler } from '../../platform/jobs.ts';
import { addDraft } from './add-draft.ts';
import { importRows } from './catalogue.jobs.ts';
import { countImported, findRunning, finishRun, noteImported, type RunRow, takeRows } from './imports.store.ts';

const ROWS_AT_ONCE = 50;

export function importingRows({ db }: { db: Db }): JobHandler {
  return handle(importRows, async ({ id }) => {
    const run = await findRunning(db, id);
    if (!run) return;
    while (await inTransaction(db, (tx) => importSome(tx, run)));
  });
}

/** False when there is nothing left to take. */
async function importSome(tx: Tx, run: RunRow): Promise<boolean> {
  const rows = await takeRows(tx, run.id, ROWS_AT_ONCE);
  const owner = { userId: run.created_by, account: { id: run.account_id } };
  for (const { line, given } of rows) await noteImported(tx, run.id, line, await addDraft(tx, owner, given));
  if (rows.length > 0) await countImported(tx, run.id, rows.length);
  else await finishRun(tx, run.id);
  return rows.length > 0;
}
