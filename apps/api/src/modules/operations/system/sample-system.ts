// Records the state of the jobs every minute for the chart of the console. Prometheus has the same metrics by the second if it is
// installed; this exists from the first day.
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { readQueueStatus } from '../../../platform/jobs/queue-status.ts';
import type { SystemStatus } from '../../../platform/monitoring/app-metrics.ts';
import { readLotCloseLag } from '../../auctions/index.ts';
import { readReverseCloseLag } from '../../reverse-auctions/index.ts';
import { sampleSystem } from '../operations.jobs.ts';

const RETENTION = sql`interval '7 days'`;
const COUNTED = 10_000;

export type SystemState = SystemStatus & { failed: number };

export function sampleSystemJob({ db }: { db: Db }): JobHandler {
  return handle(
    sampleSystem,
    async () => {
      const { outbox, waiting, failed } = await readSystemState(db);
      await sql`
        insert into system_samples (at, outbox_lag, waiting, failed)
        values (now(), ${outbox}, ${waiting}, ${failed}) on conflict (at) do nothing`.execute(db);
      await sql`delete from system_samples where at < now() - ${RETENTION}`.execute(db);
    },
    { every: '* * * * *' },
  );
}

export async function readSystemState(db: Db): Promise<SystemState> {
  const [status, { rows }] = await Promise.all([
    readSystemStatus(db),
    sql<{ failed: number }>`
      select count(*)::int as failed from (
        select from graphile_worker.jobs where last_error is not null and locked_at is null limit ${COUNTED}) f`.execute(
      db,
    ),
  ]);
  return { ...status, failed: rows[0]?.failed ?? 0 };
}

/** Reads the delays of the queue and the schedulers. The queries run one after the other, because the metrics have one connection. */
export async function readSystemStatus(db: Db): Promise<SystemStatus> {
  const queue = await readQueueStatus(db);
  const lots = await readLotCloseLag(db);
  const reverseAuctions = await readReverseCloseLag(db);
  return { ...queue, overdue: Math.max(lots, reverseAuctions) };
}
