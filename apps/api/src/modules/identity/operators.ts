// Who is an operator. No call writes this table (R12); the command line does, through the module `operations`.
import type { Db, Tx } from '../../platform/db.ts';

export function findLogin(db: Db, email: string) {
  return db
    .selectFrom('auth_users')
    .select(['id', 'email', 'name'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

/** False where the person is one already. */
export async function grantOperator(tx: Tx, userId: string): Promise<boolean> {
  const granted = await tx
    .insertInto('operators')
    .values({ user_id: userId })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return granted.numInsertedOrUpdatedRows === 1n;
}

/** False where the person was none. */
export async function revokeOperator(tx: Tx, userId: string): Promise<boolean> {
  const revoked = await tx.deleteFrom('operators').where('user_id', '=', userId).executeTakeFirst();
  return revoked.numDeletedRows === 1n;
}
