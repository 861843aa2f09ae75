import type { Insertable, Updateable } from 'kysely';
import type { Listings } from '../../../db/rows.generated.ts';
import type { Tx } from '../../platform/db.ts';
import type { ListingStatus, ListingType } from './listing-state.ts';

export type LockedListing = { id: string; machine_id: string; status: ListingStatus; type: ListingType };

export async function insertListing(tx: Tx, listing: Insertable<Listings>): Promise<void> {
  await tx.insertInto('listings').values(listing).execute();
}

/** The machine is locked first: whoever binds it or offers it waits in the same line. */
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

/** One that goes on the market for the first time is as old as that: alerts and 'newest' go by it. */
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
