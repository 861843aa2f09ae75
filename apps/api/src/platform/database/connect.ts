// Connects to the database as configured: directly or through PgBouncer, with or without a replica.
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../monitoring/log.ts';
import {
  type Connections,
  createDb,
  createPool,
  createPoolBehindPgBouncer,
  type Db,
  type Settings,
  withSettings,
} from './db.ts';
import { routeReads } from './replica-reads.ts';

export type Database = {
  /** The primary. */
  pool: pg.Pool;
  /** The replica for reads that may be a few seconds old. */
  replica: pg.Pool | undefined;
  /** The primary, and the replica inside of reads that may be a few seconds old. */
  connections: Connections;
  db: Db;
  close: () => Promise<void>;
};

type Addresses = Pick<Config, 'databaseUrl' | 'readDatabaseUrl' | 'databaseIsPooled'>;

export function connectDatabase(
  { databaseUrl, readDatabaseUrl, databaseIsPooled }: Addresses,
  size: number,
  log: Log,
  { settings = {}, makePool = createPool }: { settings?: Settings; makePool?: typeof createPool } = {},
): Database {
  const connect = (url: string) =>
    databaseIsPooled ? createPoolBehindPgBouncer(url, size, log) : makePool(url, size, log, settings);
  const pool = connect(databaseUrl);
  const replica = readDatabaseUrl ? connect(readDatabaseUrl) : undefined;
  const routed = replica ? routeReads(pool, replica) : pool;
  const connections = databaseIsPooled ? withSettings(routed, settings) : routed;
  return { pool, replica, connections, db: createDb(connections), close: () => connections.end() };
}
