// Defines the database as two types: `Db` reads, `Tx` writes. A `Tx` may be passed where a `Db` is expected but never the reverse, so no write can
// happen outside its transaction.
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '../../../db/rows.generated.ts';
import type { Log } from '../monitoring/log.ts';
import { traceStep } from '../monitoring/trace.ts';
import { closeSilentConnections } from './silent-connections.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

/** Creates a connection pool. `settings` apply to these connections only and have the form of the server's command line: `-c name=value`. */
export function createPool(databaseUrl: string, max: number, log: Log, settings?: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    // A request that waits longer than this for a connection is refused instead of kept waiting.
    connectionTimeoutMillis: 4_000,
    // Keep-alive detects connections that died while they were idle.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'rigsouq',
    ...(settings && { options: settings }),
  });
  // A connection that breaks while idle is replaced at its next use. Without a listener the error would end the process.
  const lost = (error: Error) => log.warn({ reason: error.message }, 'database connection lost');
  pool.on('error', lost).on('connect', (client) => client.on('error', lost));
  closeSilentConnections(pool, databaseUrl);
  return pool;
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

const waiting = new WeakMap<Tx, (() => void)[]>();

export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return traceStep('transaction', {}, async () => {
    let used: Tx | undefined;
    const done = await db.transaction().execute((tx) => {
      used = tx;
      return work(tx);
    });
    for (const run of (used && waiting.get(used)) ?? []) run();
    return done;
  });
}

/**
 * Runs a function in this process after the transaction has committed, and not at all when it is rolled back. A crash loses it, so work that must
 * happen is a job.
 */
export function afterCommit(tx: Tx, run: () => void): void {
  const others = waiting.get(tx);
  if (others) others.push(run);
  else waiting.set(tx, [run]);
}

/**
 * Takes an advisory lock until the transaction ends, so that concurrent transactions on the same matter run one after the other and see each other's
 * writes.
 */
export async function lockUntilCommit(tx: Tx, matter: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${matter}, 0))`.execute(tx);
}

/**
 * Returns whether the database refused a write because of this constraint. The constraint keeps the invariant; the code turns its error into a
 * message.
 */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === constraint;
}
