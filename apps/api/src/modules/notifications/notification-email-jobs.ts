import type { NoticeType } from '@rigsouq/contract/notifications/calls';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { retryUntilAvailable } from '../../platform/database/unavailable.ts';
import type { Language } from '../../platform/email.ts';
import { addJob, handle, handleEmailJob, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mail.ts';
import { buildNotificationsEmail } from './notifications.emails.ts';
import { mailDailyNotifications, mailNotifications, startDailyEmails } from './notifications.jobs.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string } };

/** The most notifications in one email. The others are only in the bell. */
const LISTED_MAX = 20;

export function notificationEmailJobs(deps: Deps): JobHandler[] {
  return [
    handleEmailJob(mailNotifications, ({ userId }, _, jobId) => mailPending(deps, { jobId, userId, choice: 'now' })),
    handleEmailJob(mailDailyNotifications, ({ userId }, _, jobId) =>
      mailPending(deps, { jobId, userId, choice: 'daily' }),
    ),
    // The daily emails go out at 7:00 Gulf time.
    handle(startDailyEmails, () => addDailyEmailJobs(deps.db), { every: '0 3 * * *' }),
  ];
}

type Claim = { jobId: string; userId: string; choice: 'now' | 'daily' };

/**
 * Sends one email about all pending notifications of a user. Claiming, sending and marking are three steps: a mail server may take minutes,
 * and no transaction waits for it. A claimed notification stays with its job until it is sent, also after failures. If the database is
 * unavailable after sending, the mark is retried for a while. A worker that dies in between causes a second email rather than none.
 */
async function mailPending({ db, mail, config }: Deps, claim: Claim): Promise<void> {
  const pending = await inTransaction(db, (tx) => claimPending(tx, claim));
  const first = pending[0];
  if (!first) return;
  const listed = pending.slice(-LISTED_MAX).map((row) => ({
    what: row.what as NoticeType,
    subjectId: row.subject_id,
    words: row.words as Record<string, string>,
  }));
  const email = buildNotificationsEmail(listed, pending.length, config.publicUrl);
  await mail.send(first.email, email, first.language as Language);
  const ids = pending.map(({ id }) => id);
  await retryUntilAvailable(() =>
    inTransaction(db, (tx) =>
      tx.updateTable('notifications').set({ mailed_at: sql`now()` }).where('id', 'in', ids).execute(),
    ),
  );
}

/** Claims the notifications that no other active job has claimed. A job is active while it exists and has attempts left. */
async function claimPending(tx: Tx, { jobId, userId, choice }: Claim) {
  const pending = await tx
    .selectFrom('notifications as n')
    .innerJoin('auth_users as u', 'u.id', 'n.user_id')
    .leftJoin('notification_preferences as c', (join) =>
      join.onRef('c.user_id', '=', 'n.user_id').onRef('c.kind', '=', 'n.kind'),
    )
    .select(['n.id', 'n.what', 'n.subject_id', 'n.words', 'u.email', 'u.language'])
    .where('n.user_id', '=', userId)
    .where('n.read_at', 'is', null)
    .where('n.mailed_at', 'is', null)
    .where(sql`coalesce(c.mail, 'now')`, '=', choice)
    .where(
      sql<boolean>`(n.mail_job is null or n.mail_job = ${jobId} or not exists (
        select from graphile_worker.jobs j where j.id = n.mail_job and j.attempts < j.max_attempts))`,
    )
    .orderBy('n.id')
    .limit(1_000)
    .forUpdate('n')
    .skipLocked()
    .execute();
  const ids = pending.map(({ id }) => id);
  if (ids.length > 0) await tx.updateTable('notifications').set({ mail_job: jobId }).where('id', 'in', ids).execute();
  return pending;
}

async function addDailyEmailJobs(db: Db): Promise<void> {
  const users = await db
    .selectFrom('notification_preferences as c')
    .innerJoin('notifications as n', (join) => join.onRef('n.user_id', '=', 'c.user_id').onRef('n.kind', '=', 'c.kind'))
    .select('c.user_id')
    .distinct()
    .where('c.mail', '=', 'daily')
    .where('n.read_at', 'is', null)
    .where('n.mailed_at', 'is', null)
    .execute();
  await inTransaction(db, async (tx) => {
    for (const { user_id: userId } of users)
      await addJob(tx, mailDailyNotifications, { userId }, { key: `daily mail ${userId}` });
  });
}
