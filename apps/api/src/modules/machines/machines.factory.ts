// Creates machines for tests.
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { anAccount } from '../identity/identity.factory.ts';
import { insertMachine } from './machines.store.ts';

export async function aMachine(db: Db, owner?: { accountId: string; userId: string }) {
  const { accountId, userId } = owner ?? (await anAccount(db, { roles: ['supplier'] }));
  const id = newId();
  await inTransaction(db, (tx) =>
    insertMachine(tx, { id, account_id: accountId, created_by: userId, category: 'cranes', location: 'Dubai' }),
  );
  return { id, accountId, userId };
}
