// The day that it is in the Gulf, by the database's clock.
import { sql } from 'kysely';

export const gulfToday = sql<Date>`(now() at time zone 'Asia/Dubai')::date`;
/** As it travels: 2026-11-15. */
export const gulfTodayText = sql<string>`${gulfToday}::text`;
