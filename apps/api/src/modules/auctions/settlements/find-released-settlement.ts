import type { Db } from '../../../platform/database/db.ts';
import type { CompletedDeal } from '../../enquiries/index.ts';
import { findLastBidId } from '../bidding/last-bid.queries.ts';

/** Returns the deal of an auction, which is complete once the machine and the money have changed hands. */
export async function findReleasedSettlement(db: Db, id: string): Promise<CompletedDeal | undefined> {
  const row = await db
    .selectFrom('settlements as s')
    .innerJoin('lots as l', 'l.id', 's.lot_id')
    .innerJoin('consignments as c', 'c.id', 's.lot_id')
    .innerJoin('settlement_steps as t', (on) => on.onRef('t.settlement_id', '=', 's.id').on('t.act', '=', 'released'))
    .select(['s.lot_id', 's.account_id', 'l.account_id as supplier_id', 'c.title', 't.created_at as completed_at'])
    .where('s.id', '=', id)
    .where('s.state', '=', 'released')
    .executeTakeFirst();
  if (!row) return undefined;
  const bid = await findLastBidId(db, row.lot_id, row.account_id);
  return { ...row, pages: { buyer: `bids/${bid}`, supplier: `consignments/${row.lot_id}` } };
}
