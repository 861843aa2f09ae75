// Good rows become drafts, a few in each transaction: a row and the note that it was imported are written together or not at all, so
// a worker that is killed leaves every row either done or untouched, and whoever carries on imports each once.
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { addJob, handle, type JobHandler } from '../../platform/jobs.ts';
import { insertMachine } from '../machines/index.ts';
import { importRows } from './catalogue.jobs.ts';
import { insertListing } from './catalogue.store.ts';
import type { Given } from './import-row.ts';
import { countImported, findRunning, finishRun, noteImported, type RunRow, takeRows } from './imports.store.ts';
import { machineOf } from './machine-fields.ts';
import { termsOf } from './terms.ts';

const ROWS_AT_ONCE = 50;
/** The job of a killed worker stays locked for hours; the next one in this line finds what is left. */
const CARRY_ON_SECONDS = 120;

export function importingRows({ db }: { db: Db }): JobHandler {
  return handle(importRows, async ({ id }) => {
    const run = await findRunning(db, id);
    if (!run) return;
    await inTransaction(db, (tx) => addJob(tx, importRows, { id }, { afterSeconds: CARRY_ON_SECONDS }));
    while (await inTransaction(db, (tx) => importSome(tx, run)));
  });
}

/** False when there is nothing left to take. */
async function importSome(tx: Tx, run: RunRow): Promise<boolean> {
  const rows = await takeRows(tx, run.id, ROWS_AT_ONCE);
  for (const { line, given } of rows) await noteImported(tx, run.id, line, await addDraft(tx, run, given));
  if (rows.length > 0) await countImported(tx, run.id, rows.length);
  else await finishRun(tx, run.id);
  return rows.length > 0;
}

/** Without a photo it is not for the market yet: its supplier completes it. */
async function addDraft(tx: Tx, run: RunRow, given: Given): Promise<string> {
  const owner = { account_id: run.account_id, created_by: run.created_by };
  const [machineId, id] = [newId(), newId()];
  await insertMachine(tx, { id: machineId, ...owner, ...machineOf(given) });
  const { title, description } = given;
  const draft = { id, machine_id: machineId, ...owner, ...termsOf(given), title, description, status: 'pending' };
  await insertListing(tx, draft);
  return id;
}
