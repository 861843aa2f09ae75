// Work for later. `addJob` takes a `Tx`, so the job is committed with the change it belongs to or not at all: the job
// table is the outbox. Jobs run at least once; handlers are idempotent.

import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { z } from 'zod';
import type { Tx } from './db.ts';
import type { Log } from './log.ts';
import { showPresence } from './worker-presence.ts';

export type Job<P extends z.ZodType = z.ZodType> = { readonly name: string; readonly payload: P };
export type JobHandler = {
  name: string;
  run: (payload: unknown, log: Log) => Promise<void>;
  /** When it is done by itself, as five cron fields in UTC. A time that passed while no worker ran is left out. */
  every?: string | undefined;
};

const declared = new Set<string>();

export function defineJob<P extends z.ZodType>(name: string, payload: P): Job<P> {
  if (declared.has(name)) throw new Error(`The job ${name} is declared twice`);
  declared.add(name);
  return { name, payload };
}

/**
 * Done as soon as the transaction has committed, or `afterSeconds` later. A job that waits under the same `key` already is
 * the same job, and keeps its time.
 */
export async function addJob<P extends z.ZodType>(
  tx: Tx,
  job: Job<P>,
  payload: z.input<P>,
  { afterSeconds = 0, key = null }: { afterSeconds?: number; key?: string | null } = {},
): Promise<void> {
  const body = JSON.stringify(job.payload.parse(payload));
  const start = afterSeconds ? sql`now() + ${afterSeconds} * interval '1 second'` : sql`null`;
  await sql`select graphile_worker.add_job(${job.name}, ${body}::json, run_at => ${start},
    job_key => ${key}, job_key_mode => 'preserve_run_at')`.execute(tx);
}

export function handle<P extends z.ZodType>(
  job: Job<P>,
  run: (payload: z.output<P>, log: Log) => Promise<void>,
  { every }: { every?: string } = {},
): JobHandler {
  return { name: job.name, run: (payload, log) => run(job.payload.parse(payload), log), every };
}

/** A declared job that nobody handles would wait for ever, so it stops the start instead. */
export function checkHandlers(handlers: readonly JobHandler[], names: ReadonlySet<string> = declared): void {
  const handled = new Set(handlers.map((handler) => handler.name));
  const orphans = [...names].filter((name) => !handled.has(name));
  if (orphans.length) throw new Error(`No handler for: ${orphans.join(', ')}`);
}

export async function startWorker(
  pool: pg.Pool,
  handlers: readonly JobHandler[],
  log: Log,
  options: { concurrency?: number; pollMs?: number } = {},
): Promise<Runner> {
  checkHandlers(handlers);
  const taskList: TaskList = {};
  for (const handler of handlers)
    taskList[handler.name] = (payload, { job }) =>
      handler.run(payload, log.child({ job: handler.name, jobId: job.id, attempt: job.attempts }));
  const events: WorkerEvents = new EventEmitter();
  const workerIds = new Set<string>();
  events.on('worker:create', ({ worker }) => workerIds.add(worker.workerId));
  const runner = await run({
    events,
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(
      handlers.flatMap(({ name, every }) => (every ? [{ task: name, match: every, options: { jobKey: name } }] : [])),
    ),
    concurrency: options.concurrency ?? 5,
    pollInterval: options.pollMs ?? 2_000,
    noHandleSignals: true,
    logger: asWorkerLogger(log),
  });
  const presence = showPresence(pool, workerIds, log);
  return {
    ...runner,
    stop: async () => {
      await runner.stop();
      await presence.stop();
    },
  };
}

function asWorkerLogger(log: Log): Logger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new Logger((scope) => (level, message, meta) => {
    log[levels[level as keyof typeof levels]]({ job: scope.taskIdentifier, jobId: scope.jobId, ...meta }, message);
  });
}
