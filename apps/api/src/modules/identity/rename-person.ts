import type { Owner } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';

/** What the person behind a login is called, whoever the company names as its contact. */
export async function renamePerson(tx: Tx, { userId }: Pick<Owner, 'userId'>, name: string): Promise<void> {
  await tx.updateTable('auth_users').set({ name }).where('id', '=', userId).execute();
}
