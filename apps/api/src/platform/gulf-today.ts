// The current date in the Gulf, by the database's clock.
import { sql } from 'kysely';

export const gulfToday = sql<Date>`(now() at time zone 'Asia/Dubai')::date`;
/** The date in its wire format: 2026-11-15. */
export const gulfTodayText = sql<string>`${gulfToday}::text`;
