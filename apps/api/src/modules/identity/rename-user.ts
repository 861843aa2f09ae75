import type { Tx } from '../../platform/database/db.ts';
import type { Owner } from '../../platform/http/access.ts';

/** Changes the name of the user. It is independent of the contact name of the company. */
export async function renameUser(tx: Tx, { userId }: Pick<Owner, 'userId'>, name: string): Promise<void> {
  await tx.updateTable('auth_users').set({ name }).where('id', '=', userId).execute();
}
