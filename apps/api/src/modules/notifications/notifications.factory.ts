// People with something to be told, for tests about the e-mails.
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { anAccount } from '../identity/identity.factory.ts';
import { notify } from './notify.ts';

/** So many people get a notification, and later an e-mail, each. */
export async function notifyPeople(db: Db, count: number): Promise<void> {
  const people = await Promise.all(Array.from({ length: count }, () => anAccount(db)));
  await inTransaction(db, async (tx) => {
    for (const { accountId } of people)
      await notify(tx, {
        ...{ eventId: newId(), accountIds: [accountId], what: 'quote.requested', subjectId: newId() },
        words: { company: 'Sahra', title: 'Crane' },
      });
  });
}

/** Notifications whose e-mail has not been sent yet. */
export async function countUnmailed(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from notifications where mailed_at is null`.execute(db);
  return rows[0]?.count;
}
