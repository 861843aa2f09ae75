// Ends sessions of other users. The next call with one of their tokens finds no session.
import type { Tx } from '../../../platform/database/db.ts';

export async function endSessionsOfAccount(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('auth_sessions')
    .where('user_id', 'in', (eb) => eb.selectFrom('members').select('user_id').where('account_id', '=', accountId))
    .execute();
}

export async function endSessionsOfUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('auth_sessions').where('user_id', '=', userId).execute();
}

/** Ends the sessions of all users. Operators need it when the tokens may have been stolen. */
export async function endAllSessions(tx: Tx): Promise<void> {
  await tx.deleteFrom('auth_sessions').execute();
}
