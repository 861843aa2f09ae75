// Off the market, back on it, and sold. Each locks the machine and then the listing, so that two who act at once follow each other.
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { promiseMachine, promisesWithin, releaseMachine } from '../machines/index.ts';
import { changeListing, type LockedListing, lockListing } from './catalogue.store.ts';
import { after, type ListingAct, openStatuses } from './listing-state.ts';

/** Taken off the market: nothing new can be promised after what has been promised already. */
export async function withdrawListing(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { machine_id } = await step(tx, actor, id, 'withdraw');
  if (await isOffered(tx, machine_id)) return;
  const now = await clock(tx);
  const promised = await promisesWithin(tx, machine_id, { from: now, until: null });
  const last = promised.at(-1);
  if (last && last.until === null) return;
  await promiseMachine(tx, {
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
  const promised = await promisesWithin(tx, machine_id, { from: await clock(tx), until: null });
  if (promised.some(({ kind }) => kind === 'sold')) fail('listing.sold');
}

/** The machine is bound for ever, so it cannot be sold while somebody has it booked; every other offer of it ends. */
export async function sellListing(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { machine_id } = await step(tx, actor, id, 'sell');
  await promiseMachine(tx, {
    machineId: machine_id,
    period: { from: await clock(tx), until: null },
    kind: 'sold',
    referenceId: id,
    by: actor.userId,
  });
  await endOffers(tx, machine_id);
}

/** The machine has been sold, here or at auction: whatever offer of it stands ends. */
export async function endOffers(tx: Tx, machineId: string): Promise<void> {
  await tx.selectFrom('machines').select('id').where('id', '=', machineId).forNoKeyUpdate().execute();
  await tx
    .updateTable('listings')
    .set((eb) => ({ status: 'ended', status_reason: 'sold', updated_at: eb.fn<Date>('now') }))
    .where('machine_id', '=', machineId)
    .where('status', 'in', openStatuses)
    .execute();
}

async function step(tx: Tx, actor: Actor, id: string, act: ListingAct): Promise<LockedListing> {
  const listing = await lockListing(tx, actor.account.id, id);
  if (!listing) fail('listing.unknown');
  const status = after(act, listing) ?? fail('listing.state');
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

/** The database's clock decides. */
async function clock(tx: Tx): Promise<Date> {
  const { now } = await tx.selectNoFrom((eb) => eb.fn<Date>('now').as('now')).executeTakeFirstOrThrow();
  return now;
}
