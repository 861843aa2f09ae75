// Lets a lead operator assign and revoke desks.
import { desks as allDesks } from '@rigsouq/contract/operations/desks';
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { Origin } from '../../../platform/monitoring/security-log.ts';
import { lockRights, type OperatorRights, recordSecurityEvent, writeRights } from '../../identity/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';

/** Changes the rights of another operator. No operator changes their own rights, so a lead always remains. */
export async function setRights(
  tx: Tx,
  operator: Actor,
  { id, ...requested }: OperatorRights & { id: string },
  origin: Origin,
): Promise<void> {
  if (id === operator.userId) fail('operator.own_rights');
  const rights = await lockRights(tx);
  // Another lead may have revoked the rights of this one while it waited.
  if (!rights.get(operator.userId)?.lead) fail('operator.other_desk');
  const before = rights.get(id) ?? fail('operator.unknown');
  const after = { lead: requested.lead, desks: allDesks.filter((desk) => requested.desks.includes(desk)) };
  await writeRights(tx, id, after);
  await recordAuditEntry(tx, {
    by: { id: operator.userId, name: operator.name },
    act: 'operator.rights',
    subject: { kind: 'person', id },
    before: rightsAuditFacts(before),
    after: rightsAuditFacts(after),
  });
  await recordSecurityEvent(tx, origin, {
    kind: 'operator_rights_changed',
    userId: id,
    actorUserId: operator.userId,
    facts: { rights: rightsOf(after) },
  });
}

export const rightsOf = ({ lead, desks }: OperatorRights) => (lead ? ['lead'] : [...desks]);

export const rightsAuditFacts = ({ lead, desks }: OperatorRights) => ({
  lead: lead ? 'yes' : 'no',
  desks: desks.join(', '),
});
