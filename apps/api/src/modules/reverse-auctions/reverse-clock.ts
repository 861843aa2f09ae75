import { sql } from 'kysely';
import { type Clock, type ClockDeps, DUE_BATCH, type Late, startClock, turnDue } from '../../platform/clock-loop.ts';
import type { Db } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';
import { lockAuction } from './reverse-auctions.store.ts';
import { turnAuction } from './turn-auction.ts';

export function startReverseClock(deps: ClockDeps): Clock {
  return startClock(deps, 'reverse auctions', turnAuctions);
}

/** Starts and ends whatever has come due once. True where there may be more than it asked for. */
export async function turnAuctions(db: Db, log: Log, late?: Late): Promise<boolean> {
  return turnDue({ db, log, late }, await whatIsDue(db), async (tx, { id }) => {
    const auction = await lockAuction(tx, id);
    if (auction) await turnAuction(tx, auction);
  });
}

type Due = { id: string; late: number | null };

/** One question along partial indexes, so that asking four times a second costs next to nothing. What ends comes first. */
async function whatIsDue(db: Db): Promise<Due[]> {
  const { rows } =
    await sql<Due>`select id, case when turn = 1 then extract(epoch from clock_timestamp() - at)::float8 end as late from (
      (select 1 as turn, ends_at as at, id from reverse_auctions
        where state in ('scheduled', 'live') and ends_at <= clock_timestamp() order by ends_at, id limit ${DUE_BATCH})
      union all
      (select 2, starts_at, id from reverse_auctions
        where state = 'scheduled' and starts_at <= clock_timestamp() and ends_at > clock_timestamp()
        order by starts_at, id limit ${DUE_BATCH})
    ) as due order by turn, at, id`.execute(db);
  return rows;
}
