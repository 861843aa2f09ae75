// Defines the metrics of the application, beside those of requests (request-times.ts) and of the process (metrics.ts). Queue and lag metrics are read
// only when they are scraped, so they cost nothing in between.
import type { Redis } from 'ioredis';
import type pg from 'pg';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Milliseconds. A database that hangs must not keep the other metrics from being read. */
const TIMEOUT_MS = 1_000;

export type JobCount = (job: string, outcome: 'done' | 'failed' | 'given_up') => void;

/** Counts jobs by outcome. Every name has a series from the start: an increase is not visible in a series that starts with its first failure. */
export function countJobs(registry: Registry, names: readonly string[]): JobCount {
  const counter = new Counter({
    name: 'rigsouq_jobs_total',
    help: 'Jobs that succeeded, that failed and are retried, and that failed for the last time',
    // Prometheus itself uses the label `job`.
    labelNames: ['name', 'outcome'],
    registers: [registry],
  });
  for (const name of names) for (const outcome of ['done', 'failed', 'given_up']) counter.inc({ name, outcome }, 0);
  return (name, outcome) => counter.inc({ name, outcome });
}

export function countEmails(registry: Registry): (outcome: 'sent' | 'failed' | 'refused') => void {
  const counter = new Counter({
    name: 'rigsouq_mails_total',
    help: 'Emails that the mail server accepted, that failed and are tried again, and whose recipient it refused for good',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['sent', 'failed', 'refused']) counter.inc({ outcome }, 0);
  return (outcome) => counter.inc({ outcome });
}

/** Observes how late a lot or a reverse auction was closed. The product promises one second. */
export function observeCloseDelay(registry: Registry): (seconds: number) => void {
  const name = 'rigsouq_closed_late_seconds';
  const known = registry.getSingleMetric(name) as Histogram | undefined;
  const buckets = [0.1, 0.25, 0.5, 1, 2, 5, 15, 60, 300];
  const help = 'Seconds between the end time of a lot or reverse auction and its closing';
  const histogram = known ?? new Histogram({ name, help, buckets, registers: [registry] });
  return (seconds) => histogram.observe(Math.max(0, seconds));
}

export function watchPool(registry: Registry, name: string, { pool }: { pool: pg.Pool }): void {
  const waiting = gauge(registry, 'rigsouq_pool_waiting', 'Callers that wait for a database connection', ['pool']);
  const busy = gauge(registry, 'rigsouq_pool_busy', 'Database connections in use', ['pool']);
  waiting.add(() => waiting.set({ pool: name }, pool.waitingCount));
  busy.add(() => busy.set({ pool: name }, pool.totalCount - pool.idleCount));
}

export function watchReplica(registry: Registry, readBehind: () => number): void {
  const help = 'Seconds that the replica for reads is behind the primary; +Inf while it does not answer';
  const behind = gauge(registry, 'rigsouq_replica_behind_seconds', help);
  behind.add(() => behind.set(readBehind()));
}

export function watchStreams(registry: Registry, streams: { readonly count: number }): void {
  const open = gauge(registry, 'rigsouq_live_streams', 'Open live streams of this process');
  open.add(() => open.set(streams.count));
}

type Dependencies = { redis: Redis; readStatus: () => Promise<SystemStatus> };

/**
 * Registers the metrics of the database, Redis and the queue. Every api and every worker exposes them, because they are needed when all workers are
 * gone. `readStatus` has its own connection: the database still answers when the pools of calls and jobs are exhausted.
 */
export function watchDependencies(registry: Registry, { redis, readStatus }: Dependencies): void {
  const up = gauge(registry, 'rigsouq_database_up', 'Whether the database answers');
  const redisUp = gauge(registry, 'rigsouq_redis_up', 'Whether Redis answers');
  const outbox = gauge(registry, 'rigsouq_outbox_lag_seconds', 'Seconds since the next job became due');
  const waiting = gauge(registry, 'rigsouq_outbox_waiting', 'Jobs that are due, up to 10,000');
  const overdue = gauge(
    registry,
    'rigsouq_close_lag_seconds',
    'Seconds since the end time of the first lot that is still open',
  );
  redisUp.add(() => redisUp.set(redis.status === 'ready' ? 1 : 0));
  // The first metric that is collected starts the query; the others wait for the same answer.
  let query: Promise<SystemStatus | undefined> | undefined;
  const readOnce = () => {
    query ??= readInTime(readStatus).finally(() => {
      query = undefined;
    });
    return query;
  };
  up.add(async () => up.set((await readOnce()) ? 1 : 0));
  for (const [metric, name] of [
    [outbox, 'outbox'],
    [waiting, 'waiting'],
    [overdue, 'overdue'],
  ] as const)
    metric.add(async () => {
      const status = await readOnce();
      if (status) metric.set(status[name]);
      else metric.remove();
    });
}

/** Seconds since the next job became due, jobs that are due, and seconds since the first end time that was not processed. */
export type SystemStatus = { outbox: number; waiting: number; overdue: number };

async function readInTime(readStatus: () => Promise<SystemStatus>): Promise<SystemStatus | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
  });
  return Promise.race([readStatus().catch(() => undefined), timeout]).finally(() => clearTimeout(timer));
}

type SharedGauge = Gauge & { add: (collector: () => void | Promise<void>) => void };

/** Returns a gauge to which several callers may add values. */
function gauge(registry: Registry, name: string, help: string, labelNames: string[] = []): SharedGauge {
  const known = registry.getSingleMetric(name) as SharedGauge | undefined;
  if (known) return known;
  const collectors: (() => void | Promise<void>)[] = [];
  const collect = async () => void (await Promise.all(collectors.map((collector) => collector())));
  const created = new Gauge({ name, help, labelNames, registers: [registry], collect });
  return Object.assign(created, { add: (collector: () => void | Promise<void>) => void collectors.push(collector) });
}
