// Ending sessions that are not the caller's own. The next call with one of their tokens finds nothing.
import type { Tx } from '../../platform/db.ts';

export async function endSessionsOfAccount(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('auth_sessions')
    .where('user_id', 'in', (eb) => eb.selectFrom('members').select('user_id').where('account_id', '=', accountId))
    .execute();
}

export async function endSessionsOfPerson(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('auth_sessions').where('user_id', '=', userId).execute();
}

/** Of everybody, for the day on which a copy of the tokens may be in other hands. */
export async function endAllSessions(tx: Tx): Promise<void> {
  await tx.deleteFrom('auth_sessions').execute();
}
