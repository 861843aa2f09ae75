// Records the operator's decisions about lots and bidders. The module `auctions` carries them out, in the same transaction.

import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { approveLot as approveCall } from '@rigsouq/contract/operations/auction-desk';
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { approveBidder, approveLot, cancelLot, lockOpenLots, rejectBidder, rejectLot } from '../../auctions/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';
import { isOwnCompany } from '../companies/own-company.policy.ts';

/**
 * Refuses decisions about the operator's own company. It runs once the row is locked and known; the transaction rolls back what was written
 * by then.
 */
function refuseOwn(operator: Actor, accountId: string | null): void {
  if (isOwnCompany(operator, accountId)) fail('operator.own_company');
}

const auditAuthor = (operator: Actor) => ({ id: operator.userId, name: operator.name });

export async function decideApproveLot(
  tx: Tx,
  operator: Actor,
  id: string,
  terms: ParsedOf<typeof approveCall>['body'],
): Promise<void> {
  const { state, sellerId } = await approveLot(tx, operator, id, terms);
  refuseOwn(operator, sellerId);
  const after = { state: 'scheduled', startDate: terms.startDate, endDate: terms.endDate };
  await recordAuditEntry(tx, {
    by: auditAuthor(operator),
    act: 'lot.approved',
    subject: { kind: 'lot', id },
    before: { state },
    after,
  });
}

/** Cancels the open lots of a suspended company, so that no one can bid on them. Lots that have already ended are closed as usual. */
export async function cancelOpenLots(tx: Tx, operator: Actor, accountId: string, reason: string): Promise<void> {
  for (const id of await lockOpenLots(tx, accountId)) await decideEndLot(tx, operator, 'cancel', id, reason);
}

const endActions = {
  reject: { endLot: rejectLot, act: 'lot.rejected', state: 'rejected' },
  cancel: { endLot: cancelLot, act: 'lot.cancelled', state: 'cancelled' },
} as const;

export async function decideEndLot(
  tx: Tx,
  operator: Actor,
  action: keyof typeof endActions,
  id: string,
  reason: string,
): Promise<void> {
  const { endLot, act, state } = endActions[action];
  const before = await endLot(tx, operator, id, reason);
  refuseOwn(operator, before.sellerId);
  await recordAuditEntry(tx, {
    by: auditAuthor(operator),
    act,
    subject: { kind: 'lot', id },
    reason,
    before: { state: before.state },
    after: { state },
  });
}

export async function decideApproveBidder(tx: Tx, operator: Actor, id: string, limit: number): Promise<void> {
  const { accountId, limitBefore } = await approveBidder(tx, operator, id, limit);
  refuseOwn(operator, accountId);
  await recordAuditEntry(tx, {
    by: auditAuthor(operator),
    act: 'bidder.approved',
    subject: { kind: 'bidder', id },
    before: { limit: String(limitBefore) },
    after: { limit: String(limit), account: accountId },
  });
}

export async function decideRejectBidder(tx: Tx, operator: Actor, id: string, reason: string): Promise<void> {
  refuseOwn(operator, await rejectBidder(tx, operator, id, reason));
  await recordAuditEntry(tx, {
    by: auditAuthor(operator),
    act: 'bidder.rejected',
    subject: { kind: 'bidder', id },
    reason,
    before: { state: 'pending' },
    after: { state: 'rejected' },
  });
}
