import { type NoticeType, notices } from '@rigsouq/contract/notifications/calls';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { mailNotifications } from './notifications.jobs.ts';

/** Messages, bids and answers come in bursts. Their email waits this many seconds, so that one email covers all that are still unread then. */
const DELAY_SECONDS: Partial<Record<NoticeType, number>> = {
  'message.received': 120,
  'lot.new_bid': 120,
  'rfq.answered': 120,
};

export type NewNotification = {
  eventId: string;
  /** Every member of these accounts is notified, except the user in `by`, who caused the event. */
  accountIds: readonly string[];
  by?: string | null;
  except?: readonly string[] | undefined;
  what: NoticeType;
  subjectId: string;
  words: Readonly<Record<string, string>>;
  /** The address that got a separate email about the event, and needs no second one. */
  mailedTo?: string | undefined;
};

/** Creates a notification for each member, once per event, and adds the jobs that send the emails. */
export async function notify(tx: Tx, notification: NewNotification): Promise<void> {
  const { eventId, accountIds, by, except = [], what, subjectId, words, mailedTo } = notification;
  if (accountIds.length === 0) return;
  const { kind } = notices[what];
  const members = await tx
    .selectFrom('members as m')
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .leftJoin('notification_preferences as c', (join) =>
      join.onRef('c.user_id', '=', 'm.user_id').on('c.kind', '=', kind),
    )
    .select(['m.user_id', 'm.account_id', 'u.email', sql<string>`coalesce(c.mail, 'now')`.as('mail')])
    .where('m.account_id', 'in', [...accountIds])
    .execute();
  const recipients = members.filter(({ user_id }) => user_id !== by && !except.includes(user_id));
  if (recipients.length === 0) return;
  const shared = { event_id: eventId, what, kind, subject_id: subjectId, words: JSON.stringify(words) };
  const created = await tx
    .insertInto('notifications')
    .values(
      recipients.map(({ user_id, account_id, email }) => ({
        id: newId(),
        user_id,
        account_id,
        ...shared,
        mailed_at: email === mailedTo ? new Date() : null,
      })),
    )
    .onConflict((conflict) => conflict.constraint('notifications_once').doNothing())
    .returning('user_id')
    .execute();
  // All transactions add these jobs in the same order: each locks its row, and two orders could block each other.
  const userIds = created.map(({ user_id }) => user_id).sort();
  const afterSeconds = DELAY_SECONDS[what] ?? 0;
  const mailedNow = new Set(recipients.filter(({ mail }) => mail === 'now').map(({ user_id }) => user_id));
  for (const userId of userIds)
    if (mailedNow.has(userId))
      await addJob(tx, mailNotifications, { userId }, { key: `mail ${userId} ${kind} ${afterSeconds}`, afterSeconds });
}
