// Defines how a capability says what waits in its records. A source is one query with a part for each task. It is run for one subject when the
// subject changes, and for all subjects when the tasks are rebuilt.
import { type TaskKind, type TaskType, tasks } from '@rigsouq/contract/tasks/calls';
import { type RawBuilder, sql } from 'kysely';

type Column = RawBuilder<unknown>;

type Task = {
  task: TaskType;
  /** The condition under which it waits. */
  when: Column;
  /** The company that must act. */
  account: Column;
  /** The other company. It must be one that the first may know. */
  partner?: Column;
  /** Since when it waits. By default it is the moment at which the task appeared. */
  since?: Column;
  /** When it is late. */
  due?: Column;
  /** It is shown from this time on. */
  opens?: Column;
  /** It is shown until this time, at which it is too late. */
  closes?: Column;
  /** An amount in minor units and its currency. */
  amount?: readonly [minor: Column, currency: Column];
  /** Only owners and managers other than this member may do it. */
  notFor?: Column;
  /** Further words of the text and of the path. */
  words?: Readonly<Record<string, Column>>;
};

type Source = {
  kind: TaskKind;
  /** The records, as a FROM clause. */
  from: Column;
  /** The id of the record that the tasks are about. */
  subject: Column;
  /** The listing that the title comes from. The tasks follow when it changes. */
  listing?: Column;
  words: Readonly<Record<string, Column>>;
  tasks: readonly Task[];
};

export type TaskSource = { readonly kind: TaskKind; readonly rows: RawBuilder<unknown> };

export function defineTaskSource({ kind, from, subject, listing, words, tasks: all }: Source): TaskSource {
  const wrong = all.find(({ task }) => tasks[task].kind !== kind);
  if (wrong) throw new Error(`the task ${wrong.task} is not of the kind ${kind}`);
  const select = (task: Task) => sql`
    select ${subject} as subject_id, ${task.task}::text as task, ${task.account} as account_id,
      ${task.notFor !== undefined}::boolean as managers_only, ${orNull(task.notFor)}::uuid as not_for,
      ${orNull(task.partner)}::uuid as partner_id, ${orNull(listing)}::uuid as listing_id,
      ${asJson({ ...words, ...task.words })} as words, ${orNull(task.since)}::timestamptz(3) as since,
      ${orNull(task.due)}::timestamptz(3) as due_at, ${orNull(task.opens)}::timestamptz(3) as opens_at,
      ${orNull(task.closes)}::timestamptz(3) as closes_at, ${orNull(task.amount?.[0])}::bigint as amount_minor,
      ${orNull(task.amount?.[1])}::text as currency
    from ${from} where ${task.when}`;
  return { kind, rows: sql.join(all.map(select), sql` union all `) };
}

/** Returns the column, or null where a task has none. */
function orNull(column: Column | undefined): Column {
  return sql`(${column ?? sql`null`})`;
}

function asJson(words: Source['words']): Column {
  const pairs = Object.entries(words).flatMap(([name, value]) => [sql`${name}::text`, sql`(${value})::text`]);
  return sql`jsonb_build_object(${sql.join(pairs)})`;
}
