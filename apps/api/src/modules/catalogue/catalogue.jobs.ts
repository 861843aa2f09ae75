import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import { defineJob, handle, type JobHandler } from '../../platform/jobs.ts';

export const importRows = defineJob('catalogue.import_rows', z.object({ id: z.uuid() }));
const foldChanges = defineJob('catalogue.fold_changes', z.object({}));
const BATCH = 5_000;

/** What was listed, changed and withdrawn goes into the counts, a little at a time: whoever reads adds the rest. */
export function foldingChanges({ db }: { db: Db }): JobHandler {
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
