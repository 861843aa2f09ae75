import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import {
  advanceDue,
  DUE_BATCH,
  type ReportDelay,
  type Scheduler,
  type SchedulerDeps,
  startScheduler,
} from '../../platform/jobs/scheduler.ts';
import type { Log } from '../../platform/monitoring/log.ts';
import { advanceAuction } from './advance-auction.ts';
import { lockAuction } from './reverse-auctions.store.ts';

export function startReverseScheduler(deps: SchedulerDeps): Scheduler {
  return startScheduler(deps, 'reverse auctions', advanceAuctions);
}

/** Starts and ends all due auctions once. Returns true when more may be due than one batch. */
export async function advanceAuctions(db: Db, log: Log, late?: ReportDelay): Promise<boolean> {
  return advanceDue({ db, log, late }, await listDue(db), async (tx, { id }) => {
    const auction = await lockAuction(tx, id);
    if (auction) await advanceAuction(tx, auction);
  });
}

type Due = { id: string; late: number | null };

/** Lists the due auctions, those that end first. It is one query on partial indexes, so that running it four times a second is cheap. */
async function listDue(db: Db): Promise<Due[]> {
  const { rows } =
    await sql<Due>`select id, case when step = 1 then extract(epoch from clock_timestamp() - at)::float8 end as late from (
      (select 1 as step, ends_at as at, id from reverse_auctions
        where state in ('scheduled', 'live') and ends_at <= clock_timestamp() order by ends_at, id limit ${DUE_BATCH})
      union all
      (select 2, starts_at, id from reverse_auctions
        where state = 'scheduled' and starts_at <= clock_timestamp() and ends_at > clock_timestamp()
        order by starts_at, id limit ${DUE_BATCH})
    ) as due order by step, at, id`.execute(db);
  return rows;
}

/** Returns the seconds since the end time of the first auction that is still open, for monitoring. The query uses the index of `listDue`. */
export async function readReverseCloseLag(db: Db): Promise<number> {
  const { rows } = await sql<{
    lag: number;
  }>`select extract(epoch from clock_timestamp() - ends_at)::float8 as lag from reverse_auctions
    where state in ('scheduled', 'live') and ends_at <= clock_timestamp() order by ends_at limit 1`.execute(db);
  return Math.max(0, rows[0]?.lag ?? 0);
}
