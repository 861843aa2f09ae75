// Takes a listing down and restores it: the action, its audit entry and the email are one transaction.

import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { restoreListing, takeDownListing } from '../../catalogue/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';
import { isOwnCompany } from '../companies/own-company.policy.ts';
import { notifyListingOwner } from '../operations.jobs.ts';

export async function decideTakeDown(tx: Tx, operator: Actor, id: string, reason: string): Promise<void> {
  await recordAction(tx, operator, id, 'listing.taken_down', await takeDownListing(tx, operator, id, reason), reason);
}

export async function decideRestore(tx: Tx, operator: Actor, id: string): Promise<void> {
  await recordAction(tx, operator, id, 'listing.restored', await restoreListing(tx, operator, id), null);
}

type Change = Awaited<ReturnType<typeof takeDownListing>>;
type ListingAction = 'listing.taken_down' | 'listing.restored';

async function recordAction(
  tx: Tx,
  operator: Actor,
  id: string,
  act: ListingAction,
  change: Change,
  reason: string | null,
): Promise<void> {
  const { before, after, accountId } = change;
  if (isOwnCompany(operator, accountId)) fail('operator.own_company');
  await recordAuditEntry(tx, {
    by: { id: operator.userId, name: operator.name },
    act,
    subject: { kind: 'listing', id },
    reason,
    before: { status: before },
    after: { status: after },
  });
  await addJob(tx, notifyListingOwner, { listingId: id, act, reason });
}
