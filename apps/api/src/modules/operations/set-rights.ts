// A lead operator gives desks and takes them away.
import { desks as allDesks } from '@rigsouq/contract/desks';
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Origin } from '../../platform/security-log.ts';
import { type Desks, lockRights, recordSecurityEvent, writeRights } from '../identity/index.ts';
import { recordAct } from './audit-log.ts';

/** Nobody changes their own, so a lead is always left. */
export async function setRights(
  tx: Tx,
  operator: Actor,
  { id, ...wanted }: Desks & { id: string },
  origin: Origin,
): Promise<void> {
  if (id === operator.userId) fail('operator.own_rights');
  const rights = await lockRights(tx);
  // Taken away by another lead while this one waited.
  if (!rights.get(operator.userId)?.lead) fail('operator.other_desk');
  const before = rights.get(id) ?? fail('operator.unknown');
  const after = { lead: wanted.lead, desks: allDesks.filter((desk) => wanted.desks.includes(desk)) };
  await writeRights(tx, id, after);
  await recordAct(tx, {
    ...{ by: { id: operator.userId, name: operator.name }, act: 'operator.rights', subject: { kind: 'person', id } },
    ...{ before: noted(before), after: noted(after) },
  });
  await recordSecurityEvent(tx, origin, {
    ...{
      kind: 'operator_rights_changed',
      userId: id,
      actorUserId: operator.userId,
      facts: { rights: rightsOf(after) },
    },
  });
}

export const rightsOf = ({ lead, desks }: Desks) => (lead ? ['lead'] : [...desks]);

export const noted = ({ lead, desks }: Desks) => ({ lead: lead ? 'yes' : 'no', desks: desks.join(', ') });
