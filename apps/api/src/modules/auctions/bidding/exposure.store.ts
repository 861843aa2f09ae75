// Reads and changes the exposure of accounts in open lots (R46). Rows are locked after the lot and in the order of their ids, so that
// two lots with the same bidders cannot deadlock.
import { DEFAULT_BID_LIMIT } from '@rigsouq/contract/auctions/calls';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';

export type BidderExposure = { readonly limit: number; readonly amount: number };

/** Locks the exposure of these accounts. An account that has never bid gets a row. */
export async function lockExposures(tx: Tx, accountIds: readonly string[]): Promise<Map<string, BidderExposure>> {
  const ids = [...new Set(accountIds)].toSorted();
  if (ids.length === 0) return new Map();
  await sql`insert into bidders (account_id, bid_limit) select id, ${DEFAULT_BID_LIMIT} from unnest(${ids}::uuid[]) as id
    where not exists (select from bidders where account_id = id) order by id on conflict do nothing`.execute(tx);
  const rows = await tx
    .selectFrom('bidders')
    .selectAll()
    .where('account_id', 'in', ids)
    .orderBy('account_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.account_id, { limit: Number(row.bid_limit), amount: Number(row.exposure) }]));
}

/** Adds to the exposure of accounts, or subtracts from it. The caller has locked their rows. */
export async function changeExposure(tx: Tx, changes: ReadonlyMap<string, number>): Promise<void> {
  const nonZero = [...changes].filter(([, by]) => by !== 0);
  if (nonZero.length === 0) return;
  const [ids, amounts] = [nonZero.map(([id]) => id), nonZero.map(([, by]) => by)];
  await sql`update bidders set exposure = exposure + change.by
    from unnest(${ids}::uuid[], ${amounts}::bigint[]) as change (id, by) where account_id = change.id`.execute(tx);
}

export async function readExposure(db: Db, accountId: string): Promise<BidderExposure> {
  const row = await db.selectFrom('bidders').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  return row ? { limit: Number(row.bid_limit), amount: Number(row.exposure) } : { limit: DEFAULT_BID_LIMIT, amount: 0 };
}
