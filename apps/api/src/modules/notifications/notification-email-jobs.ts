import type { NoticeType } from '@rigsouq/contract/notifications/calls';
import { TASKS_PAGE } from '@rigsouq/contract/tasks/calls';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { retryUntilAvailable } from '../../platform/database/unavailable.ts';
import type { Language } from '../../platform/email.ts';
import type { Actor } from '../../platform/http/access.ts';
import { addJob, handle, handleEmailJob, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mail.ts';
import { countOpenTasks, isOpenFor, listOpenTasks } from '../tasks/index.ts';
import { buildDailyEmail, buildNotificationsEmail } from './notifications.emails.ts';
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
 * Sends one email about what waits, if it is the daily one, and about all pending notifications of a user. Claiming, sending and marking are three steps: a mail server may take minutes,
 * and no transaction waits for it. A claimed notification stays with its job until it is sent, also after failures. If the database is
 * unavailable after sending, the mark is retried for a while. A worker that dies in between causes a second email rather than none.
 */
async function mailPending({ db, mail, config }: Deps, claim: Claim): Promise<void> {
  const pending = await inTransaction(db, (tx) => claimPending(tx, claim));
  const waiting = claim.choice === 'daily' ? await readWaiting(db, claim.userId) : undefined;
  const reader = pending[0] ?? waiting?.reader;
  if (!reader) return;
  const listed = pending.slice(-LISTED_MAX).map((row) => ({
    what: row.what as NoticeType,
    subjectId: row.subject_id,
    words: row.words as Record<string, string>,
  }));
  const { publicUrl } = config;
  const email = waiting
    ? buildDailyEmail({ tasks: waiting.tasks, taskCount: waiting.count, notices: listed, publicUrl })
    : buildNotificationsEmail(listed, pending.length, publicUrl);
  await mail.send(reader.email, email, reader.language as Language);
  const ids = pending.map(({ id }) => id);
  if (ids.length === 0) return;
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

/** Reads the first tasks of a member who gets the daily list, or nothing when there are none. */
async function readWaiting(db: Db, userId: string) {
  const reader = await db
    .selectFrom('members as m')
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .innerJoin('accounts as a', (on) => on.onRef('a.id', '=', 'm.account_id').on('a.suspended_at', 'is', null))
    .leftJoin('notification_preferences as c', (join) =>
      join.onRef('c.user_id', '=', 'm.user_id').on('c.kind', '=', 'task'),
    )
    .select(['m.account_id', 'u.email', 'u.language', sql<Actor['position']>`m.position`.as('position')])
    .where('m.user_id', '=', userId)
    .where(sql`coalesce(c.mail, 'daily')`, '=', 'daily')
    .executeTakeFirst();
  if (!reader) return undefined;
  const member = { account: { id: reader.account_id }, userId, position: reader.position };
  const count = await countOpenTasks(db, member);
  if (count === 0) return undefined;
  return { reader, count, tasks: await listOpenTasks(db, member, { limit: TASKS_PAGE }) };
}

/** Adds an email for each member who has notifications for a daily email, or for whom a task is due within a day or became late within a day. */
async function addDailyEmailJobs(db: Db): Promise<void> {
  const noticed = await db
    .selectFrom('notification_preferences as c')
    .innerJoin('notifications as n', (join) => join.onRef('n.user_id', '=', 'c.user_id').onRef('n.kind', '=', 'c.kind'))
    .select('c.user_id')
    .distinct()
    .where('c.mail', '=', 'daily')
    .where('n.read_at', 'is', null)
    .where('n.mailed_at', 'is', null)
    .execute();
  const users = [...noticed, ...(await listMembersWithDueTasks(db))];
  await inTransaction(db, async (tx) => {
    for (const userId of new Set(users.map(({ user_id }) => user_id)))
      await addJob(tx, mailDailyNotifications, { userId }, { key: `daily mail ${userId}` });
  });
}

/** A task is in two daily emails at most, so that an old one does not cause an email every day. */
function listMembersWithDueTasks(db: Db) {
  return db
    .selectFrom('tasks as t')
    .innerJoin('members as m', 'm.account_id', 't.account_id')
    .leftJoin('notification_preferences as c', (join) =>
      join.onRef('c.user_id', '=', 'm.user_id').on('c.kind', '=', 'task'),
    )
    .select('m.user_id')
    .distinct()
    .where(sql<boolean>`t.due_at between now() - interval '1 day' and now() + interval '1 day'`)
    .where(isOpenFor(sql.ref('m.user_id'), sql.ref('m.position')))
    .where(sql`coalesce(c.mail, 'daily')`, '=', 'daily')
    .execute();
}
