// Closes database connections whose packets get lost. Such a connection looks like one that waits for a slow statement, and the operating system
// would give it up only after minutes. When the server is silent, we ask it over another connection whether it still runs the statement.
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds of silence before the check. Most statements take milliseconds, so hardly any is checked. */
const SILENT_MS = 2_000;
/** Milliseconds to wait when the server no longer runs the statement: its answer is on its way, or lost. */
const ON_ITS_WAY_MS = 250;
/** Milliseconds after which no answer comes any more: it has arrived, or its connection is closed. */
export const LOST_AFTER_MS = 3 * SILENT_MS + ON_ITS_WAY_MS;

type Client = pg.PoolClient & {
  connection: { stream: Socket };
  processID: number;
  /** False while the client waits for an answer. */
  readyForQuery: boolean;
};

export function closeSilentConnections(pool: pg.Pool, databaseUrl: string): void {
  pool.on('connect', (one) => {
    const client = one as Client;
    const { stream } = client.connection;
    stream.setTimeout(SILENT_MS);
    stream.on('timeout', async () => {
      if (client.readyForQuery) return;
      const { bytesRead } = stream;
      const working = await isWorking(databaseUrl, client.processID);
      if (!working) await setTimeout(ON_ITS_WAY_MS);
      if (client.readyForQuery || stream.bytesRead !== bytesRead || stream.destroyed) return;
      // pg then fails the statement, and the pool removes the connection.
      if (!working) stream.destroy(new Error('Connection terminated unexpectedly'));
      else stream.setTimeout(SILENT_MS);
    });
  });
}

/** Returns whether the server still runs the statement. A server that refuses the question because it has too many connections may still run it. */
async function isWorking(databaseUrl: string, processId: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'rigsouq',
    connectionTimeoutMillis: SILENT_MS,
    query_timeout: SILENT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query("select from pg_stat_activity where pid = $1 and state = 'active'", [
      processId,
    ]);
    return rowCount === 1;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    client.end().catch(() => undefined);
  }
}
