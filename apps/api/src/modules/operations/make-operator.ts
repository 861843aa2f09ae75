// Operators are made and unmade from the command line of the server, by no call (R12).
import type { Tx } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';
import {
  type Desks,
  endSessionsOfPerson,
  findLogin,
  grantOperator,
  hasSecondFactor,
  lockRights,
  recordSecurityEvent,
  revokeOperator,
} from '../identity/index.ts';
import { recordAct } from './audit-log.ts';
import { noted, rightsOf } from './set-rights.ts';

const commandLine = { id: null, name: 'command line' };
const fromServer = (log: Log) => ({ addressRange: null, device: null, log });

/**
 * Undefined where nobody logs in with this e-mail. The second factor comes first: set up afterwards, it would belong to whoever learnt the
 * password first. Sessions end, so that the desks open to a login with its code alone.
 */
export async function makeOperator(
  tx: Tx,
  { email, ...rights }: Desks & { email: string },
  log: Log,
): Promise<'made' | 'is one already' | 'has no factor' | undefined> {
  const person = await findLogin(tx, email);
  if (!person) return undefined;
  if (!(await hasSecondFactor(tx, person.id))) return 'has no factor';
  if (!(await grantOperator(tx, person.id, rights))) return 'is one already';
  await endSessionsOfPerson(tx, person.id);
  const subject = { kind: 'person', id: person.id } as const;
  await recordAct(tx, {
    by: commandLine,
    act: 'operator.added',
    subject,
    before: { lead: null, desks: null },
    after: noted(rights),
  });
  const facts = { rights: rightsOf(rights) };
  await recordSecurityEvent(tx, fromServer(log), { kind: 'operator_rights_changed', userId: person.id, facts });
  return 'made';
}

/** Ends the person's sessions too: what was opened as an operator must not stay open. */
export async function unmakeOperator(tx: Tx, email: string, log: Log): Promise<'unmade' | 'was none' | undefined> {
  const person = await findLogin(tx, email);
  if (!person) return undefined;
  const before = (await lockRights(tx)).get(person.id);
  if (!before || !(await revokeOperator(tx, person.id))) return 'was none';
  await endSessionsOfPerson(tx, person.id);
  const subject = { kind: 'person', id: person.id } as const;
  const gone = { lead: null, desks: null };
  await recordAct(tx, { by: commandLine, act: 'operator.removed', subject, before: noted(before), after: gone });
  const facts = { rights: [] };
  await recordSecurityEvent(tx, fromServer(log), { kind: 'operator_rights_changed', userId: person.id, facts });
  return 'unmade';
}
