// What whoever runs this has to know, beside the answers (request-times.ts) and the process itself (metrics.ts). Waiting and lag are
// asked for when somebody asks us, so they cost nothing between.
import type { Redis } from 'ioredis';
import type pg from 'pg';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** A database that hangs must not keep the other figures from being read. */
const PATIENCE_MS = 1_000;

export type JobCount = (job: string, outcome: 'done' | 'failed' | 'given_up') => void;

/** Every name is there from the start: of a series that begins with its first failure nobody sees that it rose. */
export function countJobs(registry: Registry, names: readonly string[]): JobCount {
  const counter = new Counter({
    name: 'rigsouq_jobs_total',
    help: 'Jobs that were done, that failed and are tried again, and that are not tried any more',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  for (const job of names) for (const outcome of ['done', 'failed', 'given_up']) counter.inc({ job, outcome }, 0);
  return (job, outcome) => counter.inc({ job, outcome });
}

export function countMails(registry: Registry): (outcome: 'sent' | 'failed') => void {
  const counter = new Counter({
    name: 'rigsouq_mails_total',
    help: 'Letters that the mail server took, and that it did not',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['sent', 'failed']) counter.inc({ outcome }, 0);
  return (outcome) => counter.inc({ outcome });
}

/** How late what ends at an hour ended: it is promised within a second. */
export function timeCloses(registry: Registry): (seconds: number) => void {
  const name = 'rigsouq_closed_late_seconds';
  const known = registry.getSingleMetric(name) as Histogram | undefined;
  const buckets = [0.1, 0.25, 0.5, 1, 2, 5, 15, 60, 300];
  const help = 'How long after its hour a lot or a reverse auction was closed';
  const histogram = known ?? new Histogram({ name, help, buckets, registers: [registry] });
  return (seconds) => histogram.observe(Math.max(0, seconds));
}

export function watchPool(registry: Registry, pool: string, { of }: { of: pg.Pool }): void {
  const waiting = gauge(registry, 'rigsouq_pool_waiting', 'Those who wait for a database connection', ['pool']);
  const busy = gauge(registry, 'rigsouq_pool_busy', 'Database connections in use', ['pool']);
  waiting.add(() => waiting.set({ pool }, of.waitingCount));
  busy.add(() => busy.set({ pool }, of.totalCount - of.idleCount));
}

export function watchStreams(registry: Registry, streams: { readonly count: number }): void {
  const open = gauge(registry, 'rigsouq_live_streams', 'Streams that this process holds');
  open.add(() => open.set(streams.count));
}

/**
 * What waits in the database. Every api and every worker tells it: it must be heard when the workers are gone. `pool` is for this alone:
 * where the others' is exhausted the database still answers.
 */
export function watchParts(registry: Registry, { pool, redis }: { pool: pg.Pool; redis: Redis }): void {
  const up = gauge(registry, 'rigsouq_database_up', 'Whether the database answers');
  const redisUp = gauge(registry, 'rigsouq_redis_up', 'Whether Redis answers');
  const outbox = gauge(registry, 'rigsouq_outbox_lag_seconds', 'How long the job that is next has been due');
  const waiting = gauge(registry, 'rigsouq_outbox_waiting', 'Jobs that are due, up to 10,000');
  const overdue = gauge(
    registry,
    'rigsouq_close_lag_seconds',
    'How long the hour of the first lot that is still open is over',
  );
  redisUp.add(() => redisUp.set(redis.status === 'ready' ? 1 : 0));
  // The first to be collected asks for all; those after it wait for the same answer.
  let asking: Promise<Waiting | undefined> | undefined;
  const ask = () => {
    asking ??= readWaiting(pool).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  up.add(async () => up.set((await ask()) ? 1 : 0));
  for (const [one, name] of [
    [outbox, 'outbox'],
    [waiting, 'waiting'],
    [overdue, 'overdue'],
  ] as const)
    one.add(async () => {
      const told = await ask();
      if (told) one.set(told[name]);
      else one.remove();
    });
}

export type Waiting = { outbox: number; waiting: number; overdue: number };

/** Along the queue's own index and the clock's. */
export const waitingSql = `select
    coalesce((select extract(epoch from clock_timestamp() - run_at) from graphile_worker._private_jobs
      where is_available and run_at <= now() order by priority, run_at limit 1), 0)::float8 as outbox,
    (select count(*) from (select from graphile_worker._private_jobs where is_available and run_at <= now() limit 10000) due)::int as waiting,
    greatest(0,
      (select extract(epoch from clock_timestamp() - ends_at) from lots
        where state in ('scheduled', 'live') and ends_at <= clock_timestamp() order by ends_at limit 1),
      (select extract(epoch from clock_timestamp() - ends_at) from reverse_auctions
        where state in ('scheduled', 'live') and ends_at <= clock_timestamp() order by ends_at limit 1))::float8 as overdue`;

async function readWaiting(pool: pg.Pool): Promise<Waiting | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<undefined>((over) => {
    timer = setTimeout(() => over(undefined), PATIENCE_MS);
  });
  const read = pool.query<Waiting>(waitingSql).then(
    ({ rows }) => rows[0],
    () => undefined,
  );
  return Promise.race([read, tired]).finally(() => clearTimeout(timer));
}

type Asked = Gauge & { add: (ask: () => void | Promise<void>) => void };

/** One that several may add to. */
function gauge(registry: Registry, name: string, help: string, labelNames: string[] = []): Asked {
  const known = registry.getSingleMetric(name) as Asked | undefined;
  if (known) return known;
  const asks: (() => void | Promise<void>)[] = [];
  const collect = async () => void (await Promise.all(asks.map((ask) => ask())));
  const made = new Gauge({ name, help, labelNames, registers: [registry], collect });
  return Object.assign(made, { add: (ask: () => void | Promise<void>) => void asks.push(ask) });
}
