import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { advanceAuction } from './advance-auction.ts';
import { type LockedAuction, lockAuction } from './reverse-auctions.store.ts';

/** Locks an auction of the buyer and advances it if it is due, so that no action depends on when a worker runs. Every buyer action starts here. */
export async function startBuyerAction(tx: Tx, { account }: Actor, id: string): Promise<LockedAuction> {
  const auction = await lockAuction(tx, id);
  if (auction?.accountId !== account.id) fail('reverse.unknown');
  return advanceAuction(tx, auction);
}
