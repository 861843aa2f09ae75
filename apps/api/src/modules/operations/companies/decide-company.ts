// Approves, revokes, rejects, suspends or restores a company: lock, check, write, record, notify. The first of two operators wins; the second gets
// an error.

import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { changeStanding, endSessionsOfAccount } from '../../identity/index.ts';
import { requireOpenedLicence } from '../../trust/index.ts';
import { cancelOpenLots } from '../auctions/decide-auction.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';
import { notifyCompany } from '../operations.jobs.ts';
import { findCompany, lockCompany } from '../operations.store.ts';
import { type Decision, refusalOf } from './company-state.ts';
import { approveWaitingLicence } from './decide-licence.ts';
import { isOwnCompany } from './own-company.policy.ts';

const auditActions = {
  approve: 'company.approved',
  revoke: 'company.revoked',
  reject: 'company.rejected',
  suspend: 'company.suspended',
  restore: 'company.restored',
} as const satisfies Record<Decision, string>;

export async function decideCompany(
  tx: Tx,
  operator: Actor,
  decision: Decision,
  id: string,
  reason: string | null = null,
): Promise<void> {
  if (isOwnCompany(operator, id)) fail('operator.own_company');
  // Lots are locked before the account, in the same order as by bids and closings.
  if (decision === 'suspend') await cancelOpenLots(tx, operator, id, reason ?? '');
  const before = (await lockCompany(tx, id)) ?? fail('company.unknown');
  const refusal = refusalOf(decision, { standing: before.standing, emailVerified: before.email_verified });
  if (refusal) fail(refusal);
  if (decision === 'approve') {
    await approveWaitingLicence(tx, operator, id);
    await requireOpenedLicence(tx, operator, id);
  }
  // The note of an approval is for operators. The company reads the other reasons.
  const shown = decision === 'approve' ? null : reason;
  await changeStanding(tx, id, decision, shown);
  if (decision === 'suspend') await endSessionsOfAccount(tx, id);
  const after = (await findCompany(tx, id)) ?? fail('company.unknown');
  await recordAuditEntry(tx, {
    by: { id: operator.userId, name: operator.name },
    act: auditActions[decision],
    subject: { kind: 'company', id },
    reason,
    before: { standing: before.standing, reason: before.standing_reason },
    after: { standing: after.standing, reason: after.standing_reason },
  });
  await addJob(tx, notifyCompany, { companyId: id, decision, reason: shown });
}
