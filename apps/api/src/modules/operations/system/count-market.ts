// Counts what happened on the market by day. A row's id contains its creation time, so the days since the last count are read through the
// primary key, however old the market is.
import type { marketKinds } from '@rigsouq/contract/operations/desk-system';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { gulfToday } from '../../../platform/gulf-today.ts';
import { handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { countMarket } from '../operations.jobs.ts';

type Kind = (typeof marketKinds)[number];

/** Number of days that are shown; the same number of earlier days is kept for comparison. */
export const DAYS = 30;

/** Selects the id and the time of each event. */
const sources: Record<Kind, RawBuilder<unknown>> = {
  companies: sql`select id, created_at as at from accounts where roles <> '{}'`,
  listings: sql`select id, created_at as at from listings`,
  quotes: sql`select id, created_at as at from quotes`,
  rentals: sql`select id, created_at as at from bookings`,
  bids: sql`select id, at from lot_log where act = 'bid'`,
  orders: sql`select id, created_at as at from orders`,
};

export function countMarketJob({ db }: { db: Db }): JobHandler {
  return handle(countMarket, () => countMarketDays(db), { every: '*/5 * * * *' });
}

/** Counts the days since the last count. The last counted day is counted again, because it was not over. */
export async function countMarketDays(db: Db): Promise<void> {
  for (const [what, source] of Object.entries(sources)) {
    const { rows } = await sql<{ day: string | null }>`
      select max(day)::text as day from daily_counts where what = ${what}`.execute(db);
    const counted = rows[0]?.day ?? null;
    const since = sql`(coalesce(${counted}::date, ${gulfToday} - ${2 * DAYS - 1}::int)::timestamp at time zone 'Asia/Dubai')`;
    // The clock of the process that created the id may be slightly wrong; the time in the row comes from the database.
    const first = counted ? sql`and id >= first_id_at(${since} - interval '1 hour')` : sql``;
    await sql`
      insert into daily_counts (day, what, count)
      select (at at time zone 'Asia/Dubai')::date, ${what}, count(*) from (${source}) one
      where at >= ${since} and at <= now() ${first}
      group by 1
      on conflict (what, day) do update set count = excluded.count`.execute(db);
  }
}
