import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type LockedAuction, lockAuction } from './reverse-auctions.store.ts';
import { turnAuction } from './turn-auction.ts';

/** How every act of a buyer begins: the row is locked, and what its hour asks for is done, whether a worker has got round to it or not. */
export async function beginAsBuyer(tx: Tx, { account }: Actor, id: string): Promise<LockedAuction> {
  const auction = await lockAuction(tx, id);
  if (auction?.accountId !== account.id) fail('reverse.unknown');
  return turnAuction(tx, auction);
}
