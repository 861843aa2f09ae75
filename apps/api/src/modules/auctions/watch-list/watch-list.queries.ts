import { ENDING_SOON_MINUTES, WATCHED_MAX, type watchStatuses } from '@rigsouq/contract/auctions/calls';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { positionIn } from '../bidding/position.queries.ts';
import { currentState, isPubliclyListed, selectLots } from '../lots/lots.queries.ts';

type WatchStatus = (typeof watchStatuses)[number];

const status = sql<WatchStatus>`case
  when ${currentState} = 'cancelled' then 'cancelled'
  when ${currentState} in ('sold', 'passed') or l.ends_at <= now() then 'ended'
  when ${currentState} = 'scheduled' then 'upcoming'
  when l.ends_at <= now() + ${sql.lit(ENDING_SOON_MINUTES)} * interval '1 minute' then 'ending-soon'
  else 'active' end`;

/** Open lots come first, the next to end at the top; then the ended ones, the latest first. */
const order = sql`(${status} in ('ended', 'cancelled')),
  case when ${status} in ('ended', 'cancelled') then -extract(epoch from l.ends_at) else extract(epoch from l.ends_at) end, l.id`;

/** Returns the lots that an account watches, and the newest of the lots it has bid on. */
export function listWatchedLots(db: Db, accountId: string) {
  return selectLots(db)
    .leftJoin('watches as w', (on) => on.onRef('w.lot_id', '=', 'l.id').on('w.account_id', '=', accountId))
    .leftJoin('lot_bidders as you', (on) => on.onRef('you.lot_id', '=', 'l.id').on('you.account_id', '=', accountId))
    .select([status.as('status'), positionIn(accountId).as('position')])
    .select(sql<boolean>`w.lot_id is not null`.as('watched'))
    .where(
      sql<boolean>`l.id in (select lot_id from watches where account_id = ${accountId} union
        (select lot_id from lot_bidders where account_id = ${accountId} order by lot_id desc limit ${WATCHED_MAX}))`,
    )
    .where(isPubliclyListed)
    .orderBy(order)
    .execute();
}

export type WatchedRow = Awaited<ReturnType<typeof listWatchedLots>>[number];

/** Returns whether the public may see the lot. */
export async function isLotPublic(db: Db, lotId: string): Promise<boolean> {
  const row = await db
    .selectFrom('lots as l')
    .select('l.id')
    .where('l.id', '=', lotId)
    .where(isPubliclyListed)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the list is full. It locks the account, so that two members at the same time cannot exceed the maximum. */
export async function addWatch(tx: Tx, lotId: string, by: { accountId: string; userId: string }): Promise<boolean> {
  const { accountId } = by;
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const { watched, here } = await tx
    .selectFrom('watches')
    .select([
      sql<number>`count(*)::int`.as('watched'),
      sql<boolean>`coalesce(bool_or(lot_id = ${lotId}), false)`.as('here'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (here) return true;
  if (watched >= WATCHED_MAX) return false;
  await tx.insertInto('watches').values({ account_id: accountId, lot_id: lotId, user_id: by.userId }).execute();
  return true;
}

export async function removeWatch(tx: Tx, accountId: string, lotId: string): Promise<void> {
  await tx.deleteFrom('watches').where('account_id', '=', accountId).where('lot_id', '=', lotId).execute();
}
