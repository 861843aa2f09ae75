import type { Db } from '../../platform/db.ts';

/** The last bid of an account in a lot: its page tells the account how it stands. */
export async function lastBid(db: Db, lotId: string, accountId: string): Promise<string> {
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
