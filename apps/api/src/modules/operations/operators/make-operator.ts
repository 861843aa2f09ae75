// Adds and removes operators from the command line of the server; no call can do it (R12).
import type { Tx } from '../../../platform/database/db.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import {
  endSessionsOfUser,
  findLogin,
  grantOperator,
  hasSecondFactor,
  lockRights,
  type OperatorRights,
  recordSecurityEvent,
  revokeOperator,
} from '../../identity/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';
import { rightsAuditFacts, rightsOf } from './set-rights.ts';

const commandLine = { id: null, name: 'command line' };
const fromServer = (log: Log) => ({ addressRange: null, device: null, log });

/**
 * Makes a user an operator. Returns undefined if no user logs in with this email. The second factor must exist before: set up afterwards,
 * it would belong to anyone who learns the password first. All sessions end, so that the desks open only to a login with a code.
 */
export async function makeOperator(
  tx: Tx,
  { email, ...rights }: OperatorRights & { email: string },
  log: Log,
): Promise<'made' | 'is one already' | 'has no factor' | undefined> {
  const person = await findLogin(tx, email);
  if (!person) return undefined;
  if (!(await hasSecondFactor(tx, person.id))) return 'has no factor';
  if (!(await grantOperator(tx, person.id, rights))) return 'is one already';
  await endSessionsOfUser(tx, person.id);
  const subject = { kind: 'person', id: person.id } as const;
  await recordAuditEntry(tx, {
    by: commandLine,
    act: 'operator.added',
    subject,
    before: { lead: null, desks: null },
    after: rightsAuditFacts(rights),
  });
  const facts = { rights: rightsOf(rights) };
  await recordSecurityEvent(tx, fromServer(log), { kind: 'operator_rights_changed', userId: person.id, facts });
  return 'made';
}

/** Removes an operator and ends their sessions: a session that was opened as an operator must not stay open. */
export async function removeOperator(tx: Tx, email: string, log: Log): Promise<'unmade' | 'was none' | undefined> {
  const person = await findLogin(tx, email);
  if (!person) return undefined;
  const before = (await lockRights(tx)).get(person.id);
  if (!before || !(await revokeOperator(tx, person.id))) return 'was none';
  await endSessionsOfUser(tx, person.id);
  const subject = { kind: 'person', id: person.id } as const;
  const gone = { lead: null, desks: null };
  await recordAuditEntry(tx, {
    by: commandLine,
    act: 'operator.removed',
    subject,
    before: rightsAuditFacts(before),
    after: gone,
  });
  const facts = { rights: [] };
  await recordSecurityEvent(tx, fromServer(log), { kind: 'operator_rights_changed', userId: person.id, facts });
  return 'unmade';
}
