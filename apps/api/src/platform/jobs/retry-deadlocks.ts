// Retries what PostgreSQL has ended to resolve a deadlock. A transaction that adds several jobs with keys locks the rows of jobs that have just run,
// possibly in another order than the statement with which graphile-worker ends a batch of jobs, and PostgreSQL then ends one of the two. If it is the
// statement, graphile-worker 0.18 declares retries but stops at the first failure, and its runner ends. If it is the transaction of a job, the job
// would be logged and counted as failed.
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

const ATTEMPTS_MAX = 10;
const DEADLOCK = '40P01';

/** Returns the pool for a runner: statements about its jobs, each in a separate transaction, are retried after a deadlock. */
export function retryDeadlocks(pool: pg.Pool): pg.Pool {
  type Callback = Parameters<pg.Pool['connect']>[0];
  const connect = (callback?: Callback) =>
    // The runner listens for new jobs on the connection that it asks for with a callback.
    callback ? pool.connect(callback) : pool.connect().then((client) => replaceMember(client, 'query', retryingQuery));
  return replaceMember(pool, 'connect', () => connect);
}

function retryingQuery(client: pg.PoolClient) {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  return (...args: unknown[]) => (endsJobs(args[0]) ? retryAfterDeadlock(() => query(...args)) : query(...args));
}

/** Runs work again whose transaction was ended. Nothing of it was stored, so this is safe for work that does everything in transactions. */
export async function retryAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || (error as { code?: unknown } | null)?.code !== DEADLOCK) throw error;
      await setTimeout(50 * attempt);
    }
  }
}

/** Returns true for the statements that delete or change jobs, which run outside of a transaction. */
function endsJobs(statement: unknown): boolean {
  return (
    typeof statement === 'object' && String((statement as { text?: unknown } | null)?.text).includes('._private_jobs')
  );
}

/** Returns the object with one member replaced. The object itself does not change, and its other methods do not see the replacement. */
function replaceMember<T extends object>(target: T, name: keyof T, replacement: (target: T) => unknown): T {
  const member = replacement(target);
  return new Proxy(target, {
    get(_, asked) {
      if (asked === name) return member;
      const own: unknown = Reflect.get(target, asked, target);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}
