import { defaultWatchPreferences, type watchPreferences } from '@rigsouq/contract/auctions/calls';
import type { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';

type Choices = z.output<typeof watchPreferences>;

/** Returns the member's own choices: each member of an account chooses which notifications to get. */
export async function readWatchPreferences(db: Db, { userId }: Actor): Promise<Choices> {
  const row = await db.selectFrom('watch_preferences').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row ? { endingSoon: row.ending_soon, outbid: row.outbid, newBids: row.new_bids } : defaultWatchPreferences;
}

export async function changeWatchPreferences(tx: Tx, { userId }: Actor, choices: Choices): Promise<void> {
  const chosen = { ending_soon: choices.endingSoon, outbid: choices.outbid, new_bids: choices.newBids };
  await tx
    .insertInto('watch_preferences')
    .values({ user_id: userId, ...chosen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute();
}
