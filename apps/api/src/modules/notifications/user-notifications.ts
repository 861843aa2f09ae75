import {
  buildNoticePath,
  choicesOf,
  type EmailChoice,
  type EmailKind,
  emailKinds,
  isNoticePage,
  isPageOfNotice,
  type NoticeType,
} from '@rigsouq/contract/notifications/calls';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';

/** The bell counts up to this many unread notifications. */
const UNREAD_MAX = 100;
/** An opened page is compared with this many unread notifications. */
const UNREAD_OF_PAGE_MAX = 500;

export async function listNotifications(
  db: Db,
  { userId }: Actor,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  const newest = db
    .selectFrom('notifications')
    .select(['id', 'what', 'subject_id', 'words', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) => query.where('id', '<', after as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const [rows, unread] = await Promise.all([newest, countUnread(db, userId)]);
  return {
    unread,
    items: rows.map((row) => ({
      _id: row.id,
      what: row.what as NoticeType,
      subjectId: row.subject_id,
      words: row.words as Record<string, string>,
      createdAt: row.created_at.toISOString(),
      read: row.read_at !== null,
    })),
  };
}

async function countUnread(db: Db, userId: string): Promise<number> {
  const some = db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .limit(UNREAD_MAX);
  const { unread } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<string>().as('unread'))
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** Marks the given notifications, or all. Returns whether one of them was unread. */
export async function markNotificationsRead(
  tx: Tx,
  { userId }: Actor,
  ids: readonly string[] | undefined,
): Promise<boolean> {
  if (ids?.length === 0) return false;
  const marked = await tx
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .executeTakeFirstOrThrow();
  return marked.numUpdatedRows > 0n;
}

/** Returns the newest unread notifications that link to a page. None link to a page that shows many things, such as a dashboard. */
export async function findUnreadOfPage(db: Db, { userId }: Actor, page: string): Promise<string[]> {
  if (!isNoticePage(page)) return [];
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'what', 'subject_id', 'words'])
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(UNREAD_OF_PAGE_MAX)
    .execute();
  const pathOf = ({ what, subject_id, words }: (typeof rows)[number]) =>
    buildNoticePath(what as NoticeType, subject_id, words as Record<string, string>);
  return rows.filter((row) => isPageOfNotice(page, pathOf(row))).map(({ id }) => id);
}

type Choices = Record<EmailKind, EmailChoice>;

export async function readEmailChoices(db: Db, { userId }: Actor): Promise<Choices> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['kind', 'mail'])
    .where('user_id', '=', userId)
    .execute();
  const chosen = Object.fromEntries(rows.map(({ kind, mail }) => [kind, mail]));
  return Object.fromEntries(emailKinds.map((kind) => [kind, chosen[kind] ?? choicesOf(kind)[0]])) as Choices;
}

export async function changeEmailChoices(tx: Tx, { userId }: Actor, choices: Partial<Choices>): Promise<void> {
  const rows = Object.entries(choices).map(([kind, mail]) => ({ user_id: userId, kind, mail }));
  if (rows.length === 0) return;
  await tx
    .insertInto('notification_preferences')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ mail: sql`excluded.mail` }))
    .execute();
}
