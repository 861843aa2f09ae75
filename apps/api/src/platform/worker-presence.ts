// A worker that was killed leaves its jobs locked, and the queue alone gives them back after four hours. So each worker holds an
// advisory lock of the database for as long as its connection lives, and jobs of workers that hold none are given back. A worker that
// lives gives back what is locked in its name and what it does not do: the answer that brought the job was lost, or what was to be
// written down at its end.
import type pg from 'pg';
import type { Log } from './log.ts';
import type { OwnJobs } from './own-jobs.ts';
import { LOST_AFTER_MS } from './silent-connections.ts';

const LOOK_MS = 2_000;
/** A worker takes its first job a moment before it holds its lock, and takes up a lost connection at its next look. */
const GRACE_SECONDS = 15;
/** Sets these locks apart from any others of the database. */
const LOCKS = 7_304_117;

export type Presence = { stop: () => Promise<void> };
export type PresenceTimes = { lookMs?: number; graceSeconds?: number };

export function showPresence(
  pool: pg.Pool,
  { poolIds, isDoing }: OwnJobs,
  log: Log,
  { lookMs = LOOK_MS, graceSeconds = GRACE_SECONDS }: PresenceTimes = {},
): Presence {
  let connection: pg.PoolClient | undefined;
  const held = new Set<string>();

  async function connect(): Promise<pg.PoolClient> {
    const client = await pool.connect();
    connection = client;
    client.on('error', (error) => {
      if (connection !== client) return;
      log.warn({ reason: error.message }, 'worker lost the connection that holds its locks');
      release();
    });
    return client;
  }

  /** One connection can fail several times, also after it was given up, and the pool takes it back only once. */
  function release(): void {
    const client = connection;
    connection = undefined;
    held.clear();
    // The locks end with the connection, so it is closed and not reused.
    client?.release(true);
  }

  async function look(): Promise<void> {
    const client = connection ?? (await connect());
    for (const id of poolIds)
      if (!held.has(id)) {
        await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCKS, id]);
        held.add(id);
      }
    await giveBackLost(client);
    const { rows } = await client.query<{ workers: string[] | null }>(giveBack, [LOCKS, graceSeconds]);
    if (rows[0]?.workers) log.warn({ workers: rows[0].workers }, 'jobs of workers that are gone were given back');
  }

  async function giveBackLost(client: pg.PoolClient): Promise<void> {
    const { rows } = await client.query<{ id: string }>(heldTooLong, [[...poolIds], LOST_AFTER_MS]);
    const jobs = rows.map(({ id }) => id).filter((id) => !isDoing(id));
    if (jobs.length === 0) return;
    await client.query(giveBackOwn, [jobs, [...poolIds]]);
    log.warn({ jobs }, 'jobs that were lost on their way to this worker were given back');
  }

  const attempt = () =>
    look().catch((error: unknown) => log.warn({ err: error }, 'could not look for workers that are gone'));
  let looking = attempt();
  const timer = setInterval(() => {
    looking = looking.then(attempt);
  }, lookMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
      release();
    },
  };
}

const heldTooLong = `
  select id from graphile_worker._private_jobs
  where locked_by = any($1) and locked_at < now() - $2 * interval '1 millisecond'`;

const giveBackOwn = `
  update graphile_worker._private_jobs set locked_by = null, locked_at = null where id = any($1) and locked_by = any($2)`;

const giveBack = `
  with gone as (
    select array_agg(distinct locked_by) as workers from graphile_worker.jobs j
    where locked_at < now() - $2 * interval '1 second' and not exists (
      select from pg_locks l
      where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
        and l.classid = $1::oid and l.objid = (hashtext(j.locked_by)::bigint & 4294967295)::oid and l.objsubid = 2))
  select workers, graphile_worker.force_unlock_workers(workers) from gone where workers is not null`;
