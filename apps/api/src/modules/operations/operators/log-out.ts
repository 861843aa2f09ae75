// Logs users out from the command line of the server: after a lost phone, a phishing attack, or a leak of tokens.
import type { Tx } from '../../../platform/database/db.ts';
import { endAllSessions, endSessionsOfUser, findLogin } from '../../identity/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';

const commandLine = { id: null, name: 'command line' };
/** The subject id of an action that concerns all users. */
const ALL_USERS = '00000000-0000-0000-0000-000000000000';

/** Ends all sessions of a user. Returns false if no user logs in with this email. */
export async function logOutUser(tx: Tx, email: string): Promise<boolean> {
  const person = await findLogin(tx, email);
  if (!person) return false;
  await endSessionsOfUser(tx, person.id);
  await recordLogOut(tx, person.id);
  return true;
}

export async function logOutAllUsers(tx: Tx): Promise<void> {
  await endAllSessions(tx);
  await recordLogOut(tx, ALL_USERS);
}

function recordLogOut(tx: Tx, id: string): Promise<void> {
  const change = { before: {}, after: { sessions: 'ended' } };
  return recordAuditEntry(tx, {
    by: commandLine,
    act: 'person.logged_out',
    subject: { kind: 'person', id },
    ...change,
  });
}
