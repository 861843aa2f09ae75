import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Maximum number of jobs that are counted. */
const COUNTED = 10_000;

type QueueStatus = { outbox: number; waiting: number };

/**
 * Returns the seconds since the next job became due, and how many jobs are due. It reads the private table of the queue, because the public view has
 * no column with an index for this.
 */
export async function readQueueStatus(db: Db): Promise<QueueStatus> {
  const { rows } = await sql<QueueStatus>`select
    coalesce((select extract(epoch from clock_timestamp() - run_at) from graphile_worker._private_jobs
      where is_available and run_at <= now() order by priority, run_at limit 1), 0)::float8 as outbox,
    (select count(*) from (
      select from graphile_worker._private_jobs where is_available and run_at <= now() limit ${COUNTED}) due)::int as waiting`.execute(
    db,
  );
  return rows[0] as QueueStatus;
}
