// Withdraws, relists and sells listings. Each function locks the machine first and then the listing, so that concurrent calls run in order.

import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { listReservations, releaseMachine, reserveMachine } from '../machines/index.ts';
import { changeListing, type LockedListing, lockListing } from './catalogue.store.ts';
import { type ListingAction, openStatuses, statusAfter } from './listing-state.ts';

/** Takes a listing off the market. Existing reservations of the machine stay; new ones are not possible. */
export async function withdrawListing(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { machine_id } = await step(tx, actor, id, 'withdraw');
  if (await isOffered(tx, machine_id)) return;
  const now = await databaseNow(tx);
  const reserved = await listReservations(tx, machine_id, { from: now, until: null });
  const last = reserved.at(-1);
  if (last && last.until === null) return;
  await reserveMachine(tx, {
    machineId: machine_id,
    period: { from: last?.until ?? now, until: null },
    kind: 'withdrawn',
    referenceId: machine_id,
    by: actor.userId,
  });
}

export async function relistListing(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { machine_id } = await step(tx, actor, id, 'relist');
  await releaseMachine(tx, machine_id, 'withdrawn');
  const reserved = await listReservations(tx, machine_id, { from: await databaseNow(tx), until: null });
  if (reserved.some(({ kind }) => kind === 'sold')) fail('listing.sold');
}

/** Marks a listing as sold. The machine is reserved without an end, so it cannot be sold while it is booked. Its other offers end. */
export async function sellListing(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { machine_id } = await step(tx, actor, id, 'sell');
  await reserveMachine(tx, {
    machineId: machine_id,
    period: { from: await databaseNow(tx), until: null },
    kind: 'sold',
    referenceId: id,
    by: actor.userId,
  });
  await endOffers(tx, machine_id);
}

/** Ends every open offer of a machine that has been sold, here or at auction. */
export async function endOffers(tx: Tx, machineId: string): Promise<void> {
  await tx.selectFrom('machines').select('id').where('id', '=', machineId).forNoKeyUpdate().execute();
  await tx
    .updateTable('listings')
    .set((eb) => ({ status: 'ended', status_reason: 'sold', updated_at: eb.fn<Date>('now') }))
    .where('machine_id', '=', machineId)
    .where('status', 'in', openStatuses)
    .execute();
}

async function step(tx: Tx, actor: Actor, id: string, action: ListingAction): Promise<LockedListing> {
  const listing = await lockListing(tx, actor.account.id, id);
  if (!listing) fail('listing.unknown');
  const status = statusAfter(action, listing) ?? fail('listing.state');
  await changeListing(tx, id, { status, status_reason: null });
  return listing;
}

async function isOffered(tx: Tx, machineId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('listings')
    .select('id')
    .where('machine_id', '=', machineId)
    .where('status', 'in', openStatuses)
    .limit(1)
    .execute();
  return open.length > 0;
}

/** Returns the time of the database, because the clocks of servers may differ. */
async function databaseNow(tx: Tx): Promise<Date> {
  const { now } = await tx.selectNoFrom((eb) => eb.fn<Date>('now').as('now')).executeTakeFirstOrThrow();
  return now;
}
