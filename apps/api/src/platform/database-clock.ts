import { sql } from 'kysely';
import type { Db } from './db.ts';

/** The clock that decides (R46). Another one is for simulations alone. */
export const databaseClock = sql<Date>`clock_timestamp()`;

export async function databaseNow(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(databaseClock.as('now')).executeTakeFirstOrThrow();
  return now;
}
