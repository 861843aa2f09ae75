import type { Insertable, Updateable } from 'kysely';
import type { Listings } from '../../../db/rows.generated.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { ListingStatus, ListingType } from './listing-state.ts';

export type LockedListing = { id: string; machine_id: string; status: ListingStatus; type: ListingType };

export async function insertListing(tx: Tx, listing: Insertable<Listings>): Promise<void> {
  await tx.insertInto('listings').values(listing).execute();
}

/** Locks the machine and then the listing. Every transaction that reserves or offers the machine takes the same lock first. */
export async function lockListing(tx: Tx, accountId: string, id: string): Promise<LockedListing | undefined> {
  await tx
    .selectFrom('machines as m')
    .innerJoin('listings as l', 'l.machine_id', 'm.id')
    .select('m.id')
    .where('l.id', '=', id)
    .where('l.account_id', '=', accountId)
    .forNoKeyUpdate('m')
    .execute();
  return tx
    .selectFrom('listings')
    .select(['id', 'machine_id', 'status', 'type'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .$castTo<LockedListing>()
    .executeTakeFirst();
}

/** Updates a listing. `first` resets `created_at` when a draft goes on the market, because alerts and the order 'newest' use it. */
export async function changeListing(
  tx: Tx,
  id: string,
  change: Updateable<Listings>,
  { first = false } = {},
): Promise<void> {
  await tx
    .updateTable('listings')
    .set((eb) => ({ ...change, updated_at: eb.fn<Date>('now'), ...(first && { created_at: eb.fn<Date>('now') }) }))
    .where('id', '=', id)
    .execute();
}
