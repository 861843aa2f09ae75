// Operators are made and unmade from the command line of the server, by no call (R12).
import type { Tx } from '../../platform/db.ts';
import { endSessionsOfPerson, findLogin, grantOperator, revokeOperator } from '../identity/index.ts';
import { recordAct } from './audit-log.ts';

const commandLine = { id: null, name: 'command line' };

/** Undefined where nobody logs in with this e-mail. */
export async function makeOperator(tx: Tx, email: string): Promise<'made' | 'is one already' | undefined> {
  const person = await findLogin(tx, email);
  if (!person) return undefined;
  if (!(await grantOperator(tx, person.id))) return 'is one already';
  await recordAct(tx, { by: commandLine, act: 'operator.added', subject: { kind: 'person', id: person.id } });
  return 'made';
}

/** Ends the person's sessions too: what was opened as an operator must not stay open. */
export async function unmakeOperator(tx: Tx, email: string): Promise<'unmade' | 'was none' | undefined> {
  const person = await findLogin(tx, email);
  if (!person) return undefined;
  if (!(await revokeOperator(tx, person.id))) return 'was none';
  await endSessionsOfPerson(tx, person.id);
  await recordAct(tx, { by: commandLine, act: 'operator.removed', subject: { kind: 'person', id: person.id } });
  return 'unmade';
}
