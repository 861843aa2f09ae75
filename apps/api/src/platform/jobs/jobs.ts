// Adds and runs background jobs. `addJob` takes a `Tx`, so a job is committed with the change it belongs to or not at all: the job table is the
// outbox. Jobs run at least once, so handlers are idempotent.

import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { z } from 'zod';
import type { Tx } from '../database/db.ts';
import { countJobs, type JobCount } from '../monitoring/app-metrics.ts';
import type { Log } from '../monitoring/log.ts';
import { endSpanAfter, runWithSpan, type Tracing, traceIdOf, withTraceparent } from '../monitoring/trace.ts';
import { retryAfterDeadlock, retryDeadlocks } from './retry-deadlocks.ts';
import { RunningJobs } from './running-jobs.ts';
import { type PresenceTimes, startWorkerPresence } from './worker-presence.ts';

export type Job<P extends z.ZodType = z.ZodType> = { readonly name: string; readonly payload: P };
export type Worker = { stop: () => Promise<void> };
export type JobHandler = {
  name: string;
  run: (payload: unknown, log: Log, jobId?: string) => Promise<void>;
  /** A job that sends email has its own runner: a mail server that takes minutes must not delay other jobs. */
  sendsMail?: boolean;
  /** The schedule of a recurring job, as five cron fields in UTC. A run that was due while no worker ran is skipped. */
  every?: string | undefined;
};

const RESTART_MS = 1_000;
/** The job id of a handler that is called without the queue; ids of the queue start at one. */
const NO_JOB_ID = '0';
const declared = new Set<string>();

export function defineJob<P extends z.ZodType>(name: string, payload: P): Job<P> {
  if (declared.has(name)) throw new Error(`job ${name} is declared twice`);
  declared.add(name);
  return { name, payload };
}

/**
 * Adds a job that runs as soon as the transaction has committed, or `afterSeconds` later. When a job with the same `key` already waits, it is the
 * same job and keeps its time.
 */
export async function addJob<P extends z.ZodType>(
  tx: Tx,
  job: Job<P>,
  payload: z.input<P>,
  { afterSeconds = 0, key = null }: { afterSeconds?: number; key?: string | null } = {},
): Promise<void> {
  const body = JSON.stringify(withTraceparent(job.payload.parse(payload)));
  const start = afterSeconds ? sql`now() + ${afterSeconds} * interval '1 second'` : sql`null`;
  await (key === null
    ? sql`select graphile_worker.add_job(${job.name}, ${body}::json, run_at => ${start})`
    : sql`select add_keyed_job(${job.name}, ${body}::json, ${key}, ${start})`
  ).execute(tx);
}

type Run<P extends z.ZodType> = (payload: z.output<P>, log: Log, jobId: string) => Promise<void>;

export function handle<P extends z.ZodType>(job: Job<P>, run: Run<P>, { every }: { every?: string } = {}): JobHandler {
  return {
    name: job.name,
    run: (payload, log, jobId = NO_JOB_ID) => run(job.payload.parse(payload), log, jobId),
    every,
  };
}

/** Creates the handler of a job that sends email. */
export const handleEmailJob = <P extends z.ZodType>(job: Job<P>, run: Run<P>): JobHandler => ({
  ...handle(job, run),
  sendsMail: true,
});

/** Checks that every declared job has a handler. A job without one would wait forever, so the process refuses to start. */
export function checkHandlers(handlers: readonly JobHandler[], names: ReadonlySet<string> = declared): void {
  const handled = new Set(handlers.map((handler) => handler.name));
  const orphans = [...names].filter((name) => !handled.has(name));
  if (orphans.length) throw new Error(`no handler for: ${orphans.join(', ')}`);
}

export async function startWorker(
  pool: pg.Pool,
  handlers: readonly JobHandler[],
  log: Log,
  options: {
    concurrency?: number;
    pollMs?: number;
    presence?: PresenceTimes;
    tracing?: Tracing | undefined;
    metrics?: Registry | undefined;
  } = {},
): Promise<Worker> {
  checkHandlers(handlers);
  const { tracing, metrics } = options;
  const names = handlers.map(({ name }) => name);
  const count = metrics && countJobs(metrics, names);
  const own = new RunningJobs();
  const { concurrency = 5, pollMs = 2_000 } = options;
  const running = { own, concurrency, pollMs, log, tracing, count };
  const { mail = [], others = [] } = Object.groupBy(handlers, ({ sendsMail }) => (sendsMail ? 'mail' : 'others'));
  const runners = [
    await startRestartingRunner(pool, others, running),
    await startRestartingRunner(pool, mail, running),
  ];
  const presence = startWorkerPresence(pool, own, log, options.presence);
  return {
    stop: async () => {
      await Promise.all(runners.map(({ stop }) => stop()));
      await presence.stop();
    },
  };
}

type RunnerOptions = Omit<JobContext, 'job'> & { own: RunningJobs; concurrency: number; pollMs: number };

/** Runs these jobs until it is stopped, and restarts a runner that crashed. */
async function startRestartingRunner(
  pool: pg.Pool,
  handlers: readonly JobHandler[],
  running: RunnerOptions,
): Promise<Worker> {
  const { own, log } = running;
  const taskList: TaskList = {};
  for (const handler of handlers)
    taskList[handler.name] = (payload, { job }) =>
      own.track(job.id, () => runJob(handler, payload, { job, ...running }));
  const start = async () => {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => own.poolIds.add(workerPool.id));
    // After a failed batch the runner counts its batches wrongly and may never end, so nothing waits for its end.
    const failed = Promise.withResolvers<unknown>();
    events.on('pool:fatalError', ({ error }) => failed.resolve(error));
    const runner = await run({
      events,
      pgPool: retryDeadlocks(pool),
      taskList,
      parsedCronItems: parseCronItems(
        handlers.flatMap(({ name, every }) => (every ? [{ task: name, match: every, options: { jobKey: name } }] : [])),
      ),
      concurrency: running.concurrency,
      pollInterval: running.pollMs,
      noHandleSignals: true,
      logger: asWorkerLogger(log),
      // With these batch settings, a database that goes away while a job ends only ends the runner. Without batches it would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    const ended = Promise.race([runner.promise.catch((error: unknown) => error), failed.promise]);
    const stop = async () => {
      // The runner may have crashed a moment ago.
      await Promise.race([runner.stop().catch(() => undefined), failed.promise]);
    };
    return { ended, stop };
  };
  let current = await start();
  let stopped = false;
  // Jobs that the crashed runner had locked are released by worker-presence.ts.
  async function keepRunning(): Promise<void> {
    for (;;) {
      const error = await current.ended;
      if (stopped) return;
      log.error({ err: error }, 'worker crashed, restarting');
      await setTimeout(RESTART_MS);
      if (stopped) return;
      current = await start().catch(() => current);
      // A stop that came meanwhile could not reach the new runner.
      if (stopped) await current.stop();
    }
  }
  const loop = keepRunning();
  return {
    stop: async () => {
      stopped = true;
      await current.stop();
      await loop;
    },
  };
}

type JobContext = {
  job: { id: string; attempts: number; max_attempts: number; run_at: Date };
  log: Log;
  tracing: Tracing | undefined;
  count: JobCount | undefined;
};

/** Runs a job under the trace of the call that added it; the payload carries the trace. */
async function runJob(
  handler: JobHandler,
  rawPayload: unknown,
  { job, log, tracing, count }: JobContext,
): Promise<void> {
  const { traceparent, ...payload } = (rawPayload ?? {}) as { traceparent?: string };
  const span = tracing?.startSpan('job', { traceparent }, () => ({
    name: `job ${handler.name}`,
    facts: {
      'rigsouq.job': handler.name,
      'rigsouq.attempt': job.attempts,
      'rigsouq.waited_ms': Math.max(0, Date.now() - job.run_at.getTime()),
    },
  }));
  const trace = span?.spanContext().traceId ?? traceIdOf(traceparent);
  const lines = log.child({ job: handler.name, jobId: job.id, attempt: job.attempts, ...(trace && { trace }) });
  const cleanPayload = traceparent === undefined ? rawPayload : payload;
  try {
    const attempt = () => retryAfterDeadlock(() => handler.run(cleanPayload, lines, job.id));
    await runWithSpan(tracing, span, () => endSpanAfter(span, attempt));
    count?.(handler.name, 'done');
  } catch (error) {
    count?.(handler.name, job.attempts < job.max_attempts ? 'failed' : 'given_up');
    throw error;
  }
}

function asWorkerLogger(log: Log): Logger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new Logger((scope) => (level, message, meta) => {
    log[levels[level as keyof typeof levels]]({ job: scope.taskIdentifier, jobId: scope.jobId, ...meta }, message);
  });
}
