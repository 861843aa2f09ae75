import type { Tx } from '../../../platform/database/db.ts';
import type { LockedLot } from '../lots/lots.store.ts';
import { changeExposure, lockExposures } from './exposure.store.ts';

/** Releases the exposure in a lot that ends: each bidder's own amount in a sealed lot, otherwise the maximum of the leader. */
export async function releaseExposure(tx: Tx, { id, bidding }: LockedLot): Promise<void> {
  const amounts = bidding?.kind === 'sealed' ? await sealedAmounts(tx, id) : leaderOf(bidding?.lead ?? null);
  await lockExposures(tx, [...amounts.keys()]);
  await changeExposure(tx, new Map([...amounts].map(([accountId, amount]) => [accountId, -amount])));
}

function leaderOf(lead: NonNullable<LockedLot['bidding']>['lead']): Map<string, number> {
  return new Map(lead ? [[lead.bidder, lead.max]] : []);
}

async function sealedAmounts(tx: Tx, lotId: string): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('lot_bidders')
    .select(['account_id', 'maximum'])
    .where('lot_id', '=', lotId)
    .execute();
  return new Map(rows.map(({ account_id, maximum }) => [account_id, Number(maximum)]));
}
