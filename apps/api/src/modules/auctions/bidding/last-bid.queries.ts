import type { Db } from '../../../platform/database/db.ts';

/** Returns the id of the account's last bid in a lot: the page of that bid shows the account its position. */
export async function findLastBidId(db: Db, lotId: string, accountId: string): Promise<string> {
  const { id } = await db
    .selectFrom('lot_log')
    .select('id')
    .where('lot_id', '=', lotId)
    .where('account_id', '=', accountId)
    .where('act', '=', 'bid')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}
