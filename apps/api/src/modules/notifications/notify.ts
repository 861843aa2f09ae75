import { notices, type What } from '@rigsouq/contract/notifications';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { addJob } from '../../platform/jobs.ts';
import { mailNow } from './notifications.jobs.ts';

/** Messages, bids and answers before a deadline come in bursts: one letter tells of all that came in the meantime, and of none that was read by then. */
const GATHER_SECONDS: Partial<Record<What, number>> = {
  'message.received': 120,
  'lot.new_bid': 120,
  'rfq.answered': 120,
};

export type Told = {
  eventId: string;
  /** Every member of these accounts is told, but for the one who did it. */
  accountIds: readonly string[];
  by?: string | null;
  except?: readonly string[] | undefined;
  what: What;
  subjectId: string;
  words: Readonly<Record<string, string>>;
  /** Has had a letter of its own about it. */
  mailedTo?: string | undefined;
};

/** Puts it into the bell of each person, once for each event, and asks for their letters. */
export async function notify(tx: Tx, told: Told): Promise<void> {
  const { eventId, accountIds, by, except = [], what, subjectId, words, mailedTo } = told;
  if (accountIds.length === 0) return;
  const { kind } = notices[what];
  const people = await tx
    .selectFrom('members as m')
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .leftJoin('notification_choices as c', (join) => join.onRef('c.user_id', '=', 'm.user_id').on('c.kind', '=', kind))
    .select(['m.user_id', 'm.account_id', 'u.email', sql<string>`coalesce(c.mail, 'now')`.as('mail')])
    .where('m.account_id', 'in', [...accountIds])
    .execute();
  const others = people.filter(({ user_id }) => user_id !== by && !except.includes(user_id));
  if (others.length === 0) return;
  const about = { event_id: eventId, what, kind, subject_id: subjectId, words: JSON.stringify(words) };
  const rung = await tx
    .insertInto('notifications')
    .values(
      others.map(({ user_id, account_id, email }) => ({
        id: newId(),
        user_id,
        account_id,
        ...about,
        mailed_at: email === mailedTo ? new Date() : null,
      })),
    )
    .onConflict((conflict) => conflict.constraint('notifications_once').doNothing())
    .returning('user_id')
    .execute();
  const afterSeconds = GATHER_SECONDS[what] ?? 0;
  const now = new Set(others.filter(({ mail }) => mail === 'now').map(({ user_id }) => user_id));
  for (const { user_id: userId } of rung)
    if (now.has(userId))
      await addJob(tx, mailNow, { userId }, { key: `mail ${userId} ${kind} ${afterSeconds}`, afterSeconds });
}
