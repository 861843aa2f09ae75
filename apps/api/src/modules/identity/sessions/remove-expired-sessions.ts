import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { deleteInBatches } from '../../../platform/database/delete-in-batches.ts';
import { handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { removeExpiredSessions } from '../identity.jobs.ts';

/** Expired sessions are refused in any case. Their rows contain addresses and devices of users, which are not needed any more. */
export function removeExpiredSessionsJob({ db }: { db: Db }): JobHandler {
  return handle(
    removeExpiredSessions,
    () =>
      deleteInBatches((size) => {
        const batch = db
          .selectFrom('auth_sessions')
          .select('id')
          .where('expires_at', '<', sql<Date>`now()`)
          .limit(size);
        return db.deleteFrom('auth_sessions').where('id', 'in', batch).executeTakeFirstOrThrow();
      }),
    { every: '50 2 * * *' },
  );
}
