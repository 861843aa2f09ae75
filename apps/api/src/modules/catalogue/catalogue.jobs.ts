import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/database/db.ts';
import { addJob, defineJob, handle, type JobHandler } from '../../platform/jobs/jobs.ts';

export const importRows = defineJob('catalogue.import_rows', z.object({ id: z.uuid() }));
const foldChanges = defineJob('catalogue.fold_changes', z.object({}));
const applyRate = defineJob('catalogue.apply_rate', z.object({ currency: z.string() }));
const BATCH = 5_000;

/** Schedules the job that converts prices with a new rate once the rate is in force. */
export function scheduleRateChange(tx: Tx, currency: string, afterSeconds: number): Promise<void> {
  return addJob(tx, applyRate, { currency }, { afterSeconds });
}

export function applyRateJob({ db }: { db: Db }): JobHandler {
  return handle(applyRate, async ({ currency }) => {
    await sql`select refresh_prices(${currency})`.execute(db);
  });
}

/** Adds recorded changes of listings to the stored counts, in batches. Readers add the changes that are not folded yet. */
export function foldChangesJob({ db }: { db: Db }): JobHandler {
  return handle(
    foldChanges,
    async () => {
      for (let folded = BATCH; folded === BATCH; ) {
        const { rows } = await sql<{ folded: string }>`select fold_catalogue_changes(${BATCH}) as folded`.execute(db);
        folded = Number(rows[0]?.folded);
      }
    },
    { every: '* * * * *' },
  );
}
