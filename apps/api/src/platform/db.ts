// The database as two types: `Db` reads, `Tx` writes. A `Tx` may be passed where a `Db` is wanted, never the reverse, so a
// write cannot slip out of its transaction.
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '../../db/rows.generated.ts';
import type { Log } from './log.ts';
import { closeSilentConnections } from './silent-connections.ts';
import { step } from './trace.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

/** `settings` are for these connections alone, as on the command line of the server: `-c name=value`. */
export function createPool(databaseUrl: string, max: number, log: Log, settings?: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    // A request that waits longer than this for a connection is better told so than kept hanging.
    connectionTimeoutMillis: 4_000,
    // Finds out about connections that died while nobody asked anything over them.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'rigsouq',
    ...(settings && { options: settings }),
  });
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  const lost = (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost');
  pool.on('error', lost).on('connect', (client) => client.on('error', lost));
  closeSilentConnections(pool, databaseUrl);
  return pool;
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

const waiting = new WeakMap<Tx, (() => void)[]>();

export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return step('transaction', {}, async () => {
    let used: Tx | undefined;
    const done = await db.transaction().execute((tx) => {
      used = tx;
      return work(tx);
    });
    for (const run of (used && waiting.get(used)) ?? []) run();
    return done;
  });
}

/** Runs in this process when the transaction has committed, and not at all where it is rolled back. A crash loses it: what must happen is a job. */
export function afterCommit(tx: Tx, run: () => void): void {
  const others = waiting.get(tx);
  if (others) others.push(run);
  else waiting.set(tx, [run]);
}

/** Until the transaction ends nobody else is at this matter: of those who come together each sees what the one before has written. */
export async function waitForTurn(tx: Tx, matter: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${matter}, 0))`.execute(tx);
}

/** Whether the database refused a write for this constraint: constraint first, then the code that makes a sentence of it. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === constraint;
}
