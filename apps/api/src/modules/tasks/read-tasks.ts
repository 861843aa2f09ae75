import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import { majorOf } from '@rigsouq/contract/money';
import { type readTasks as readCall, TASKS_COUNTED, type TaskType } from '@rigsouq/contract/tasks/calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';

type Reader = Pick<Actor, 'userId' | 'position'> & { account: { id: string } };
type Query = ParsedOf<typeof readCall>['query'];

/** Returns whether the task `t` is shown now, and this member of its company may do it. */
export function isOpenFor(userId: RawBuilder<unknown>, position: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(t.opens_at is null or t.opens_at <= now()) and (t.closes_at is null or t.closes_at > now())
    and t.not_for is distinct from ${userId} and not (t.managers_only and ${position} = 'agent')`;
}

/**
 * Selects the tasks that the member may do, in order. The tasks of all members and those of owners and managers are two runs through the index,
 * each in order, so a page costs the same however many tasks there are.
 */
function selectOpen({ account, userId, position }: Reader, { after, since, due, limit }: Query) {
  const runs = position === 'agent' ? sql`array[false]` : sql`array[false, true]`;
  const isLater = after
    ? sql`(t.sort_at, t.since, t.id) > (coalesce(${due ?? null}::timestamptz, 'infinity'), ${since}::timestamptz, ${after}::uuid)`
    : sql`true`;
  return sql`unnest(${runs}) m (managers_only) cross join lateral (
    select t.* from tasks t where t.account_id = ${account.id} and t.managers_only = m.managers_only and ${isLater}
      and ${isOpenFor(sql`${userId}::uuid`, sql`${position}::text`)}
    order by t.sort_at, t.since, t.id limit ${limit}) t`;
}

type Row = {
  id: string;
  task: TaskType;
  subject_id: string;
  words: Record<string, string>;
  partner: string | null;
  since: Date;
  due_at: Date | null;
  amount_minor: string | null;
  currency: string | null;
};

export async function listOpenTasks(db: Db, reader: Reader, query: Query): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select t.id, t.task, t.subject_id, t.words, coalesce(p.company_name, p.contact_name) as partner, t.since, t.due_at,
      t.amount_minor, t.currency
    from (select t.* from ${selectOpen(reader, query)} order by t.sort_at, t.since, t.id limit ${query.limit}) t
    left join accounts p on p.id = t.partner_id
    order by t.sort_at, t.since, t.id`.execute(db);
  return rows;
}

/** Counts the tasks that the member may do, up to 100. */
export async function countOpenTasks(db: Db, reader: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select least(count(*), ${TASKS_COUNTED})::int as count
    from ${selectOpen(reader, { limit: TASKS_COUNTED })}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function readTasks(db: Db, actor: Actor, query: Query): Promise<AnswerOf<typeof readCall>> {
  const { limit } = query;
  const [rows, count] = await Promise.all([
    listOpenTasks(db, actor, { ...query, limit: limit + 1 }),
    countOpenTasks(db, actor),
  ]);
  return {
    count,
    hasMore: rows.length > limit,
    items: rows.slice(0, limit).map((row) => ({
      _id: row.id,
      task: row.task,
      subjectId: row.subject_id,
      words: row.words,
      partner: row.partner,
      since: row.since.toISOString(),
      dueAt: row.due_at?.toISOString() ?? null,
      amount: majorOf(row.amount_minor, row.currency),
      currency: row.currency,
    })),
  };
}
