// Reads the state of the market and of the system from what the worker has counted.

import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { marketKinds, type readHealth as readCall } from '@rigsouq/contract/operations/desk-system';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { gulfToday } from '../../../platform/gulf-today.ts';
import { DAYS } from './count-market.ts';
import { readSystemState } from './sample-system.ts';

type Health = AnswerOf<typeof readCall>;

const HALF_HOURS = 48;

export async function readHealth(db: Db): Promise<Health> {
  const [market, now, halfHours] = await Promise.all([readMarket(db), readNow(db), readHalfHours(db)]);
  return { market, system: { now, halfHours } };
}

async function readMarket(db: Db): Promise<Health['market']> {
  const { rows } = await sql<{ day: string; counts: Record<string, number> | null }>`
    select day::date::text as day, (
      select jsonb_object_agg(what, count) from daily_counts m where m.day = d.day::date and what = any(${marketKinds}::text[])) as counts
    from generate_series(${gulfToday} - ${2 * DAYS - 1}::int, ${gulfToday}, interval '1 day') d (day)
    order by day`.execute(db);
  const shown = rows.slice(DAYS);
  return {
    days: shown.map(({ day }) => day),
    series: marketKinds.map((what) => ({
      what,
      counts: shown.map(({ counts }) => counts?.[what] ?? 0),
      before: rows.slice(0, DAYS).reduce((sum, { counts }) => sum + (counts?.[what] ?? 0), 0),
    })),
  };
}

async function readNow(db: Db): Promise<Health['system']['now']> {
  const [{ outbox, waiting, failed, overdue }, last] = await Promise.all([
    readSystemState(db),
    sql<{ silent: number | null }>`
      select extract(epoch from now() - max(at))::float8 as silent from system_samples`.execute(db),
  ]);
  const silent = last.rows[0]?.silent ?? null;
  return { outboxLag: outbox, waiting, failed, closeLag: overdue, silent: silent && Math.max(0, silent) };
}

async function readHalfHours(db: Db): Promise<Health['system']['halfHours']> {
  type Row = { at: Date; outbox_lag: number | null; waiting: number | null; failed: number | null };
  const { rows } = await sql<Row>`
    select h.at, max(s.outbox_lag) as outbox_lag, max(s.waiting)::int as waiting, max(s.failed)::int as failed
    from generate_series(
      date_bin('30 minutes', now(), 'epoch') - ${HALF_HOURS - 1}::int * interval '30 minutes',
      date_bin('30 minutes', now(), 'epoch'), interval '30 minutes') h (at)
    left join system_samples s on s.at >= h.at and s.at < h.at + interval '30 minutes'
    group by h.at order by h.at`.execute(db);
  return rows.map(({ at, outbox_lag, waiting, failed }) => ({
    at: at.toISOString(),
    worst:
      outbox_lag === null || waiting === null || failed === null ? null : { outboxLag: outbox_lag, waiting, failed },
  }));
}
