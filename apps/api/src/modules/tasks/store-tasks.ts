import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import type { TaskSource } from './task-source.ts';

const names = [
  'managers_only',
  'not_for',
  'partner_id',
  'listing_id',
  'words',
  'since',
  'due_at',
  'opens_at',
  'closes_at',
  'amount_minor',
  'currency',
];
const listOf = (prefix: string) => sql.join(names.map((name) => sql.ref(prefix + name)));
const [columns, stored, excluded] = [listOf(''), listOf('t.'), listOf('excluded.')];
const chosen = sql.join(names.map((name) => (name === 'since' ? sql`shown_since::timestamptz(3)` : sql.ref(name))));

/** The id of a task is a hash of what it is, as a UUID of version 8, so that it says nothing about when and how often the task was stored. */
const hash = sql`md5(concat_ws(' ', subject_id, account_id, task))`;
const id = sql`overlay(overlay(${hash} placing '8' from 13) placing '8' from 17)::uuid`;

/**
 * Replaces the stored tasks of these subjects by what their records say now. Returns the companies whose tasks changed. The lock makes changes
 * of one subject come one after the other, and each reads the records after it has the lock, so an older state never replaces a newer one.
 */
export async function storeTasks(tx: Tx, { kind, rows }: TaskSource, subjectIds: readonly string[]): Promise<string[]> {
  const ids = sql`any(${[...subjectIds]}::uuid[])`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${kind} || id::text, 0)) from (
    select id from unnest(${[...subjectIds]}::uuid[]) id order by id) locked`.execute(tx);
  const { rows: changed } = await sql<{ account_id: string }>`
    with wanted as materialized (
      select w.*, coalesce(w.since, t.since, now()) as shown_since from (${rows}) w
      left join tasks t on t.kind = ${kind} and (t.subject_id, t.account_id, t.task) = (w.subject_id, w.account_id, w.task)
      where w.subject_id = ${ids}),
    gone as (
      delete from tasks t where t.kind = ${kind} and t.subject_id = ${ids}
        and not exists (select from wanted w where (w.subject_id, w.account_id, w.task) = (t.subject_id, t.account_id, t.task))
      returning account_id),
    kept as (
      insert into tasks as t (id, kind, subject_id, task, account_id, ${columns})
      select ${id}, ${kind}, subject_id, task, account_id, ${chosen} from wanted
      on conflict on constraint tasks_once do update set (${columns}) = (${excluded})
      where (${stored}) is distinct from (${excluded})
      returning account_id)
    select account_id from gone union select account_id from kept`.execute(tx);
  return changed.map(({ account_id }) => account_id);
}
