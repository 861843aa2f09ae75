// Releases the jobs of dead workers. A killed worker leaves its jobs locked, and the queue alone would release them after four hours. So each worker
// holds an advisory lock of the database while its connection lives, and jobs of workers without a lock are released. A live worker also releases
// jobs that are locked in its name but that it does not run: the answer that delivered the job was lost, or the record of its end was.
import type pg from 'pg';
import { LOST_AFTER_MS } from '../database/silent-connections.ts';
import type { Log } from '../monitoring/log.ts';
import type { RunningJobs } from './running-jobs.ts';

const CHECK_MS = 2_000;
/** A worker takes its first job a moment before it holds its lock, and replaces a lost connection at its next check. */
const GRACE_SECONDS = 15;
/** The class id that separates these advisory locks from all others in the database. */
const LOCKS = 7_304_117;

export type Presence = { stop: () => Promise<void> };
export type PresenceTimes = { checkMs?: number; graceSeconds?: number };

export function startWorkerPresence(
  pool: pg.Pool,
  { poolIds, isRunning }: RunningJobs,
  log: Log,
  { checkMs = CHECK_MS, graceSeconds = GRACE_SECONDS }: PresenceTimes = {},
): Presence {
  let connection: pg.PoolClient | undefined;
  const held = new Set<string>();

  async function connect(): Promise<pg.PoolClient> {
    const client = await pool.connect();
    connection = client;
    client.on('error', (error) => {
      if (connection !== client) return;
      log.warn({ reason: error.message }, 'worker lock connection lost');
      release();
    });
    return client;
  }

  /** Releases the connection. One connection can fail several times, also after it was released, and the pool takes it back only once. */
  function release(): void {
    const client = connection;
    connection = undefined;
    held.clear();
    // The locks end with the connection, so it is closed and not reused.
    client?.release(true);
  }

  async function check(): Promise<void> {
    const client = connection ?? (await connect());
    for (const id of poolIds)
      if (!held.has(id)) {
        await client.query('select pg_advisory_lock($1, hashtext($2))', [LOCKS, id]);
        held.add(id);
      }
    const { rows } = await client.query<{ workers: string[] | null }>(releaseDeadSql, [LOCKS, graceSeconds]);
    if (rows[0]?.workers) log.warn({ workers: rows[0].workers }, 'jobs of dead workers released');
    if ((await releaseLostJobs(client)) || rows[0]?.workers) await client.query(deleteReplacedSql);
  }

  /** Returns whether there were any. */
  async function releaseLostJobs(client: pg.PoolClient): Promise<boolean> {
    const { rows } = await client.query<{ id: string }>(lockedTooLongSql, [[...poolIds], LOST_AFTER_MS]);
    const jobs = rows.map(({ id }) => id).filter((id) => !isRunning(id));
    if (jobs.length === 0) return false;
    await client.query(releaseOwnSql, [jobs, [...poolIds]]);
    log.warn({ jobs }, 'lost jobs of this worker released');
    return true;
  }

  const attempt = () => check().catch((error: unknown) => log.warn({ err: error }, 'checking for dead workers failed'));
  let checking = attempt();
  const timer = setInterval(() => {
    checking = checking.then(attempt);
  }, checkMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await checking;
      release();
    },
  };
}

const lockedTooLongSql = `
  select id from graphile_worker._private_jobs
  where locked_by = any($1) and locked_at < now() - $2 * interval '1 millisecond'`;

const releaseOwnSql = `
  update graphile_worker._private_jobs set locked_by = null, locked_at = null where id = any($1) and locked_by = any($2)`;

// A job that was added with the key of a running one replaces it: the queue takes the key and every further attempt from the running one, which is then
// expected to end soon. One whose end was lost would be listed as given up for ever, though the other job does its work.
const deleteReplacedSql = `
  delete from graphile_worker._private_jobs
  where locked_at is null and attempts >= max_attempts and key is null and last_error is null`;

const releaseDeadSql = `
  with gone as (
    select array_agg(distinct locked_by) as workers from graphile_worker.jobs j
    where locked_at < now() - $2 * interval '1 second' and not exists (
      select from pg_locks l
      where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
        and l.classid = $1::oid and l.objid = (hashtext(j.locked_by)::bigint & 4294967295)::oid and l.objsubid = 2))
  select workers, graphile_worker.force_unlock_workers(workers) from gone where workers is not null`;
