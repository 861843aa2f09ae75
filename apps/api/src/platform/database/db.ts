// Defines the database as two types: `Db` reads, `Tx` writes. A `Tx` may be passed where a `Db` is expected but never the reverse, so no write can
// happen outside its transaction.
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '../../../db/rows.generated.ts';
import type { Log } from '../monitoring/log.ts';
import { traceStep } from '../monitoring/trace.ts';
import { onPrimary } from './replica-context.ts';
import { closeSilentConnections } from './silent-connections.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

/** What Kysely needs of a connection pool. */
export type Connections = Pick<pg.Pool, 'end' | 'options'> & { connect: () => Promise<pg.PoolClient> };

/** Settings of the server for some connections only. */
export type Settings = Readonly<Record<string, string>>;

/** Creates a pool of connections to PostgreSQL itself. */
export function createPool(databaseUrl: string, max: number, log: Log, settings: Settings = {}): pg.Pool {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const session = {
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    options: options.join(' '),
  };
  const pool = openPool(databaseUrl, max, log, session);
  closeSilentConnections(pool, databaseUrl);
  return pool;
}

/**
 * Creates a pool of connections to a PgBouncer in transaction mode on this host. PgBouncer refuses settings at the start of a session, so the time
 * limits are those of the role (`deploy/roles.sql`), and `settings` hold for one transaction (`withSettings`). It closes its own silent connections.
 */
export function createPoolBehindPgBouncer(databaseUrl: string, max: number, log: Log): pg.Pool {
  return openPool(databaseUrl, max, log, {});
}

function openPool(databaseUrl: string, max: number, log: Log, session: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    // A request that waits longer than this for a connection is refused instead of kept waiting.
    connectionTimeoutMillis: 4_000,
    // Keep-alive detects connections that died while they were idle.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'rigsouq',
    ...session,
  });
  // A connection that breaks while idle is replaced at its next use. Without a listener the error would end the process.
  const lost = (error: Error) => log.warn({ reason: error.message }, 'database connection lost');
  pool.on('error', lost).on('connect', (client) => client.on('error', lost));
  return pool;
}

/** Returns connections on which every statement runs with these settings, in a transaction that only reads. */
export function withSettings(pool: Connections, settings: Settings): Connections {
  const locals = Object.entries(settings).map(
    ([name, value]) => `set local ${pg.escapeIdentifier(name)} = ${pg.escapeLiteral(value)};`,
  );
  if (locals.length === 0) return pool;
  const begin = `begin read only; ${locals.join(' ')}`;
  return {
    connect: async () => {
      const client = await pool.connect();
      // The pool sets `release` each time that it lends the connection. The caller has its rows and does not wait for the end of the transaction.
      const release = client.release.bind(client);
      client.release = (error) =>
        error
          ? release(error)
          : void client.query('commit').then(
              () => release(),
              (failed: Error) => release(failed),
            );
      await client.query(begin).catch((error: Error) => {
        release(error);
        throw error;
      });
      return client;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** Runs a statement that is not built by Kysely, such as a named one. */
export async function runStatement<R extends object>(
  connections: Connections,
  statement: pg.QueryConfig,
): Promise<pg.QueryResult<R>> {
  const client = await connections.connect();
  try {
    return await client.query<R>(statement);
  } finally {
    client.release();
  }
}

export function createDb(pool: Connections): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

const waiting = new WeakMap<Tx, (() => void)[]>();

export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return traceStep('transaction', {}, async () => {
    let used: Tx | undefined;
    const done = await onPrimary(() =>
      db.transaction().execute((tx) => {
        used = tx;
        return work(tx);
      }),
    );
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
