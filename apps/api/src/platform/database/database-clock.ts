import { sql } from 'kysely';
import type { Db } from './db.ts';

/** The database's clock decides what is due (R46). Only simulations use another one. */
export const databaseClock = sql<Date>`clock_timestamp()`;

export async function databaseNow(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(databaseClock.as('now')).executeTakeFirstOrThrow();
  return now;
}
