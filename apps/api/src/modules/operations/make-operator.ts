// Operators are made and unmade from the command line of the server, by no call (R12).
import type { Tx } from '../../platform/db.ts';
import {
  type Desks,
  endSessionsOfPerson,
  findLogin,
  grantOperator,
  lockRights,
  revokeOperator,
} from '../identity/index.ts';
import { recordAct } from './audit-log.ts';
import { noted } from './set-rights.ts';

const commandLine = { id: null, name: 'command line' };

/** Undefined where nobody logs in with this e-mail. */
export async function makeOperator(
  tx: Tx,
  email: string,
  rights: Desks,
): Promise<'made' | 'is one already' | undefined> {
  const person = await findLogin(tx, email);
  if (!person) return undefined;
  if (!(await grantOperator(tx, person.id, rights))) return 'is one already';
  const subject = { kind: 'person', id: person.id } as const;
  await recordAct(tx, {
    by: commandLine,
    act: 'operator.added',
    subject,
    before: { lead: null, desks: null },
    after: noted(rights),
  });
  return 'made';
}

/** Ends the person's sessions too: what was opened as an operator must not stay open. */
export async function unmakeOperator(tx: Tx, email: string): Promise<'unmade' | 'was none' | undefined> {
  const person = await findLogin(tx, email);
  if (!person) return undefined;
  const before = (await lockRights(tx)).get(person.id);
  if (!before || !(await revokeOperator(tx, person.id))) return 'was none';
  await endSessionsOfPerson(tx, person.id);
  const subject = { kind: 'person', id: person.id } as const;
  const gone = { lead: null, desks: null };
  await recordAct(tx, { by: commandLine, act: 'operator.removed', subject, before: noted(before), after: gone });
  return 'unmade';
}
