// Approves and rejects licences. The action and its audit entry are one transaction.
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { approveLicence, readLicenceForDecision, rejectLicence } from '../../trust/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';
import { isOwnCompany } from './own-company.policy.ts';

export async function decideLicence(tx: Tx, operator: Actor, id: string, refusal?: string): Promise<void> {
  const { accountId, expiresOn, badge } = await (refusal === undefined
    ? approveLicence(tx, operator, id)
    : rejectLicence(tx, operator, id, refusal));
  if (isOwnCompany(operator, accountId)) fail('operator.own_company');
  const outcome = refusal === undefined ? 'approved' : 'rejected';
  await recordAuditEntry(tx, {
    by: { id: operator.userId, name: operator.name },
    act: `licence.${outcome}`,
    subject: { kind: 'company', id: accountId },
    reason: refusal ?? null,
    before: { state: 'waiting' },
    after: { state: outcome, expiresOn, badge },
  });
}

/** Approves the waiting licence of a company that is being approved: the operator compares the same document for both. */
export async function approveWaitingLicence(tx: Tx, operator: Actor, accountId: string): Promise<void> {
  const licence = await readLicenceForDecision(tx, accountId);
  if (licence?.state === 'waiting' && licence.daysLeft >= 0) await decideLicence(tx, operator, licence.id);
}
