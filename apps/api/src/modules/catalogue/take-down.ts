// Lets an operator take a listing off the market or put it back. The module `operations` calls these functions and writes the audit
// entry in the same transaction. Existing deals stay valid.

import { type Tx, violates } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { recordEvent } from '../../platform/jobs/events.ts';
import { listReservations } from '../machines/index.ts';
import { listingStepped } from './catalogue.events.ts';
import { changeListing, lockListing } from './catalogue.store.ts';
import { mayRestore, mayTakeDown } from './listing-state.ts';

type StatusChange = { before: string; after: string; accountId: string; ownerEmail: string };

export async function takeDownListing(tx: Tx, operator: Actor, id: string, reason: string): Promise<StatusChange> {
  const listing = await lock(tx, id);
  if (!mayTakeDown(listing.status)) fail('listing.state');
  await changeListing(tx, id, { status: 'rejected', status_reason: reason });
  await notifyAccount(tx, operator, listing, 'listing.taken_down');
  return { before: listing.status, after: 'rejected', accountId: listing.accountId, ownerEmail: listing.ownerEmail };
}

/** Puts a listing back on the market. It fails if the owner has offered the machine again or sold it in the meantime. */
export async function restoreListing(tx: Tx, operator: Actor, id: string): Promise<StatusChange> {
  const listing = await lock(tx, id);
  if (!mayRestore(listing.status)) fail('listing.state');
  const reserved = await listReservations(tx, listing.machine_id, { from: new Date(), until: null });
  if (reserved.some(({ kind }) => kind === 'sold')) fail('listing.sold');
  await changeListing(tx, id, { status: 'active', status_reason: null }).catch((error: unknown) => {
    if (violates(error, 'listings_one_offer')) fail('listing.state');
    throw error;
  });
  await notifyAccount(tx, operator, listing, 'listing.restored');
  return { before: listing.status, after: 'active', accountId: listing.accountId, ownerEmail: listing.ownerEmail };
}

async function lock(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('listings as l')
    .innerJoin('members as m', (on) => on.onRef('m.account_id', '=', 'l.account_id').on('m.position', '=', 'owner'))
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .select(['l.account_id as accountId', 'l.title', 'u.email as ownerEmail'])
    .where('l.id', '=', id)
    .executeTakeFirst();
  const locked = found && (await lockListing(tx, found.accountId, id));
  return locked ? { ...found, ...locked } : fail('listing.unknown');
}

type AffectedListing = Awaited<ReturnType<typeof lock>>;

/** Notifies the members of the account. The owner gets a separate email with the reason. */
async function notifyAccount(
  tx: Tx,
  operator: Actor,
  { id, accountId, title, ownerEmail }: AffectedListing,
  what: 'listing.taken_down' | 'listing.restored',
): Promise<void> {
  const sides = [accountId];
  const facts = {
    what,
    subjectId: id,
    by: operator.userId,
    tell: sides,
    sides,
    words: { title },
    mailedTo: ownerEmail,
  };
  await recordEvent(tx, listingStepped, facts);
}
