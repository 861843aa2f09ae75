// The scheduler of lots: it starts lots and closes them when their time is over, notifies that they end soon, and ends second chances that were not answered.
import { ENDING_SOON_MINUTES } from '@rigsouq/contract/auctions/calls';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import {
  advanceDue,
  DUE_BATCH,
  type ReportDelay,
  type Scheduler,
  type SchedulerDeps,
  startScheduler,
} from '../../../platform/jobs/scheduler.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import { lapseSecondChance } from '../settlements/settlement-actions.ts';
import { closeLot } from './close-lot.ts';
import { lockLot, setLot } from './lots.store.ts';
import { notifyBiddersAndWatchers } from './notify-bidders-and-watchers.ts';
import { startLot } from './start-lot.ts';

export function startLotScheduler(deps: SchedulerDeps): Scheduler {
  return startScheduler(deps, 'auctions', advanceLots);
}

/** Makes every transition that is due now. Returns true if there may be more than one batch. */
export async function advanceLots(db: Db, log: Log, late?: ReportDelay): Promise<boolean> {
  return advanceDue({ db, log, late }, await listDue(db), (tx, { id, what }) => transitions[what](tx, id));
}

type Due = { id: string; what: 'lot' | 'ending' | 'chance'; late: number | null };

/** Lists what is due, ends first. The query uses partial indexes, so that four runs a second cost almost nothing. */
async function listDue(db: Db): Promise<Due[]> {
  const { rows } =
    await sql<Due>`select id, what, case when turn = 1 then extract(epoch from clock_timestamp() - at)::float8 end as late from (
      (select 1 as turn, ends_at as at, id, 'lot' as what from lots
        where state in ('scheduled', 'live') and ends_at <= clock_timestamp() order by ends_at, id limit ${DUE_BATCH})
      union all
      (select 2, starts_at, id, 'lot' from lots
        where state = 'scheduled' and starts_at <= clock_timestamp() and ends_at > clock_timestamp()
        order by starts_at, id limit ${DUE_BATCH})
      union all
      (select 3, due_at, id, 'chance' from settlements
        where state in ('offered', 'awaiting_payment') and state = 'offered' and due_at <= clock_timestamp()
        order by due_at limit ${DUE_BATCH})
      union all
      (select 4, ends_at, id, 'ending' from lots
        where state = 'live' and not ending_told and ends_at > clock_timestamp()
          and ends_at <= clock_timestamp() + ${ENDING_SOON_MINUTES} * interval '1 minute'
        order by ends_at, id limit ${DUE_BATCH})
    ) as due order by turn, at, id`.execute(db);
  return rows;
}

const transitions: Record<Due['what'], (tx: Tx, id: string) => Promise<void>> = {
  lot: async (tx, id) => {
    const lot = await lockLot(tx, id);
    // If no worker ran in between, the lot starts and ends in the same step.
    if (lot) await closeLot(tx, await startLot(tx, lot));
  },
  ending: notifyEndingSoon,
  chance: lapseSecondChance,
};

async function notifyEndingSoon(tx: Tx, id: string): Promise<void> {
  const { notified } = (await tx
    .selectFrom('lots')
    .select('ending_told as notified')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? { notified: true };
  if (notified) return;
  await setLot(tx, id, { ending_told: true });
  await addJob(tx, notifyBiddersAndWatchers, { lotId: id, of: 'ending' });
}

/** Returns the seconds since the end time of the first lot that is still open, for monitoring. The query uses the index of `listDue`. */
export async function readLotCloseLag(db: Db): Promise<number> {
  const { rows } = await sql<{
    lag: number;
  }>`select extract(epoch from clock_timestamp() - ends_at)::float8 as lag from lots
    where state in ('scheduled', 'live') and ends_at <= clock_timestamp() order by ends_at limit 1`.execute(db);
  return Math.max(0, rows[0]?.lag ?? 0);
}
