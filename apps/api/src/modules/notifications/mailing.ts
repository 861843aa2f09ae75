import type { What } from '@rigsouq/contract/notifications';
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { addJob, handle, handleMail, type JobHandler } from '../../platform/jobs.ts';
import type { Language } from '../../platform/letter.ts';
import type { Mail } from '../../platform/mail.ts';
import { untilAvailable } from '../../platform/unavailable.ts';
import { beginDay, mailDaily, mailNow } from './notifications.jobs.ts';
import { noticesLetter } from './notifications.letters.ts';

type Deps = { db: Db; mail: Mail; config: { publicUrl: string } };

/** What one letter tells of at most; the rest is in the bell. */
const TOLD_MOST = 20;

export function mailing(deps: Deps): JobHandler[] {
  return [
    handleMail(mailNow, ({ userId }, _, jobId) => mailWaiting(deps, { jobId, userId, choice: 'now' })),
    handleMail(mailDaily, ({ userId }, _, jobId) => mailWaiting(deps, { jobId, userId, choice: 'daily' })),
    // Seven in the morning in the Gulf.
    handle(beginDay, () => askForDailyLetters(deps.db), { every: '0 3 * * *' }),
  ];
}

type Claim = { jobId: string; userId: string; choice: 'now' | 'daily' };

/**
 * Claim, send and mark are three steps: a mail server may take minutes, and no transaction waits for it. What is claimed stays with its job
 * until it is sent, also over failures. Where the database is away after sending, the mark is tried again for a while; a worker that dies
 * meanwhile sends again rather than never.
 */
async function mailWaiting({ db, mail, config }: Deps, claim: Claim): Promise<void> {
  const waiting = await inTransaction(db, (tx) => claimWaiting(tx, claim));
  const first = waiting[0];
  if (!first) return;
  const told = waiting.slice(-TOLD_MOST).map((row) => ({
    what: row.what as What,
    subjectId: row.subject_id,
    words: row.words as Record<string, string>,
  }));
  const letter = noticesLetter(told, waiting.length, config.publicUrl);
  await mail.send(first.email, letter, first.language as Language);
  const ids = waiting.map(({ id }) => id);
  await untilAvailable(() =>
    inTransaction(db, (tx) =>
      tx.updateTable('notifications').set({ mailed_at: sql`now()` }).where('id', 'in', ids).execute(),
    ),
  );
}

/** What no other job has in hand: one that is still there and will be tried again. */
async function claimWaiting(tx: Tx, { jobId, userId, choice }: Claim) {
  const waiting = await tx
    .selectFrom('notifications as n')
    .innerJoin('auth_users as u', 'u.id', 'n.user_id')
    .leftJoin('notification_choices as c', (join) =>
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
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0) await tx.updateTable('notifications').set({ mail_job: jobId }).where('id', 'in', ids).execute();
  return waiting;
}

async function askForDailyLetters(db: Db): Promise<void> {
  const people = await db
    .selectFrom('notification_choices as c')
    .innerJoin('notifications as n', (join) => join.onRef('n.user_id', '=', 'c.user_id').onRef('n.kind', '=', 'c.kind'))
    .select('c.user_id')
    .distinct()
    .where('c.mail', '=', 'daily')
    .where('n.read_at', 'is', null)
    .where('n.mailed_at', 'is', null)
    .execute();
  await inTransaction(db, async (tx) => {
    for (const { user_id: userId } of people) await addJob(tx, mailDaily, { userId }, { key: `daily mail ${userId}` });
  });
}
