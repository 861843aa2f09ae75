// Logging people out from the command line of the server: a phone that was lost, a person who was tricked, or a copy of tokens that got out.
import type { Tx } from '../../platform/db.ts';
import { endAllSessions, endSessionsOfPerson, findLogin } from '../identity/index.ts';
import { recordAct } from './audit-log.ts';

const commandLine = { id: null, name: 'command line' };
/** The subject of an act that concerns everybody. */
const EVERYBODY = '00000000-0000-0000-0000-000000000000';

/** False where nobody logs in with this e-mail. */
export async function logOutPerson(tx: Tx, email: string): Promise<boolean> {
  const person = await findLogin(tx, email);
  if (!person) return false;
  await endSessionsOfPerson(tx, person.id);
  await recordLogOut(tx, person.id);
  return true;
}

export async function logOutEverybody(tx: Tx): Promise<void> {
  await endAllSessions(tx);
  await recordLogOut(tx, EVERYBODY);
}

function recordLogOut(tx: Tx, id: string): Promise<void> {
  const change = { before: {}, after: { sessions: 'ended' } };
  return recordAct(tx, { by: commandLine, act: 'person.logged_out', subject: { kind: 'person', id }, ...change });
}
