import { defaultWatchPreferences } from '@rigsouq/contract/auctions/calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

type WatchPreference = keyof typeof defaultWatchPreferences;
const columnOf = { endingSoon: 'c.ending_soon', outbid: 'c.outbid', newBids: 'c.new_bids' } as const;

/** Returns the members of these accounts who switched this notification off. Members who never chose have the default choices. */
export async function membersOptedOut(
  db: Db,
  choice: WatchPreference,
  accountIds: readonly string[],
): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .selectFrom('members as m')
    .leftJoin('watch_preferences as c', 'c.user_id', 'm.user_id')
    .select('m.user_id')
    .where(sql<boolean>`m.account_id = any(${[...accountIds]}::uuid[])`)
    .where(sql<boolean>`not coalesce(${sql.ref(columnOf[choice])}, ${defaultWatchPreferences[choice]})`)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Returns the accounts that watch a lot; with `onlyNewBidSubscribers`, only those with a member who wants notifications of new bids. */
export async function listWatchers(
  db: Db,
  lotId: string,
  { most, onlyNewBidSubscribers = false }: { most: number; onlyNewBidSubscribers?: boolean },
) {
  const rows = await db
    .selectFrom('watches as w')
    .select('w.account_id')
    .where('w.lot_id', '=', lotId)
    .$if(onlyNewBidSubscribers, (all) =>
      all.where(
        sql<boolean>`exists (select from members m join watch_preferences c on c.user_id = m.user_id
          where m.account_id = w.account_id and c.new_bids)`,
      ),
    )
    .limit(most)
    .execute();
  return rows.map(({ account_id }) => account_id);
}
