// Polls the database for everything that is due and processes it, often enough that a lot ends within a second of its end time. The job queue polls
// every two seconds, which is too late. Timers in a process would need to know every change and would be lost with the process. Every worker may run
// a scheduler: each item is processed in its own transaction, under its lock, by the worker that gets there first.
import type { Registry } from 'prom-client';
import { createDb, createPool, type Db, inTransaction, type Tx } from '../database/db.ts';
import { observeCloseDelay } from '../monitoring/app-metrics.ts';
import type { Log } from '../monitoring/log.ts';
import { repeat } from '../repeat.ts';

const POLL_MS = 250;
/** Number of items that are processed at a time, each with its own connection. */
const CONCURRENCY = 4;
/** Maximum number of due items of one kind that one query returns. */
export const DUE_BATCH = 200;

export type Scheduler = { stop: () => Promise<void> };
export type SchedulerDeps = { config: { directDatabaseUrl: string }; log: Log; metrics?: Registry | undefined };
/** Receives how many seconds late an item was processed. */
export type ReportDelay = (seconds: number) => void;

/** Starts a scheduler with its own connections, so that many callers or a long job cannot delay it. `turn` returns whether more items may be due. */
export function startScheduler(
  { config, log, metrics }: SchedulerDeps,
  what: string,
  turn: (db: Db, log: Log, late?: ReportDelay) => Promise<boolean>,
): Scheduler {
  const pool = createPool(config.directDatabaseUrl, CONCURRENCY, log);
  const db = createDb(pool);
  let failed = false;
  const late = metrics && observeCloseDelay(metrics);
  const poll = () =>
    turn(db, log, late).then(
      (more) => {
        failed = false;
        return more;
      },
      (error: unknown) => {
        if (!failed) log.error({ err: error, what }, 'scheduler cannot reach the database, retrying');
        failed = true;
        return false;
      },
    );
  const polling = repeat(POLL_MS, poll);
  return {
    stop: async () => {
      await polling.stop();
      await pool.end();
    },
  };
}

/** Processes all due items, each in its own transaction. Returns true when there may be more items than the query returned. */
export async function advanceDue<D extends { id: string; late: number | null }>(
  { db, log, late }: { db: Db; log: Log; late?: ReportDelay | undefined },
  due: readonly D[],
  turn: (tx: Tx, one: D) => Promise<unknown>,
): Promise<boolean> {
  let failed = false;
  const since = performance.now();
  const lanes = Array.from({ length: CONCURRENCY }, async (_, lane) => {
    for (let place = lane; place < due.length; place += CONCURRENCY) {
      const one = due[place] as D;
      await inTransaction(db, (tx) => turn(tx, one)).then(
        () => one.late !== null && late?.(one.late + (performance.now() - since) / 1000),
        (error: unknown) => {
          failed = true;
          log.error({ err: error, due: one }, 'scheduled transition failed');
        },
      );
    }
  });
  await Promise.all(lanes);
  return due.length >= DUE_BATCH && !failed;
}
