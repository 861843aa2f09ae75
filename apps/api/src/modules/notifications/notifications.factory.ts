// Creates users with notifications, for tests about emails.
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { anAccount } from '../identity/identity.factory.ts';
import { notify } from './notify.ts';

/** Creates users and one notification for each, which leads to one email each. */
export async function notifyNewUsers(db: Db, count: number): Promise<void> {
  const accounts = await Promise.all(Array.from({ length: count }, () => anAccount(db)));
  await inTransaction(db, async (tx) => {
    for (const { accountId } of accounts)
      await notify(tx, {
        eventId: newId(),
        accountIds: [accountId],
        what: 'quote.requested',
        subjectId: newId(),
        words: { company: 'Sahra', title: 'Crane' },
      });
  });
}

/** Counts the notifications that have not been sent by email yet. */
export async function countUnmailed(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from notifications where mailed_at is null`.execute(db);
  return rows[0]?.count;
}
