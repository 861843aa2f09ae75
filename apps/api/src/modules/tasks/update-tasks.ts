// Keeps the tasks: a job for each changed record, and a nightly comparison of all tasks with all records, which repairs and reports differences.
import { type RawBuilder, sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Log } from '../../platform/monitoring/log.ts';
import { storeTasks } from './store-tasks.ts';
import type { TaskSource } from './task-source.ts';
import { rebuildTasks, updateTasks } from './tasks.jobs.ts';

type Deps = { db: Db; live: Live };

const BATCH_SIZE = 500;

export function tasksJobs(deps: Deps, sources: readonly TaskSource[]): JobHandler[] {
  const byKind = new Map<string, TaskSource>(sources.map((source) => [source.kind, source]));
  return [
    handle(updateTasks, async ({ kind, subjectId }) => {
      const source = byKind.get(kind);
      if (source) await updateTasksOf(deps, source, [subjectId]);
      if (kind === 'listing') await updateTitles(deps, byKind, subjectId);
    }),
    handle(rebuildTasks, (_, log) => rebuild(deps, sources, log), { every: '30 22 * * *' }),
  ];
}

/** Stores what the records say, and tells the open pages of the companies whose tasks changed. */
export async function updateTasksOf(
  { db, live }: Deps,
  source: TaskSource,
  subjectIds: readonly string[],
): Promise<string[]> {
  const accounts = await inTransaction(db, (tx) => storeTasks(tx, source, subjectIds));
  await live.publish(accounts, { what: 'tasks' });
  return accounts;
}

/** Updates the tasks that show the title of a listing. */
async function updateTitles(deps: Deps, byKind: ReadonlyMap<string, TaskSource>, listingId: string): Promise<void> {
  const rows = await deps.db
    .selectFrom('tasks')
    .select(['kind', 'subject_id'])
    .distinct()
    .where('listing_id', '=', listingId)
    .execute();
  for (const [kind, subjects] of Map.groupBy(rows, (row) => row.kind)) {
    const source = byKind.get(kind);
    const ids = subjects.map(({ subject_id }) => subject_id);
    for (let at = 0; source && at < ids.length; at += BATCH_SIZE)
      await updateTasksOf(deps, source, ids.slice(at, at + BATCH_SIZE));
  }
}

/** Compares every stored task with the records. Nothing should differ: a difference is repaired and logged. */
async function rebuild(deps: Deps, sources: readonly TaskSource[], log: Log): Promise<void> {
  for (const source of sources) {
    const stored = sql`select subject_id from tasks where kind = ${source.kind}`;
    const recorded = sql`select subject_id from (${source.rows}) w`;
    for (const subjects of [stored, recorded]) {
      const repaired = await updateAll(deps, source, subjects);
      if (repaired > 0) log.warn({ kind: source.kind, companies: repaired }, 'tasks differed from the records');
    }
  }
}

/** Updates all these subjects in batches, in the order of their ids, and returns how often a company's tasks changed. */
async function updateAll(deps: Deps, source: TaskSource, subjects: RawBuilder<unknown>): Promise<number> {
  let last = '00000000-0000-0000-0000-000000000000';
  let changed = 0;
  for (;;) {
    const { rows } = await sql<{ subject_id: string }>`select distinct subject_id from (${subjects}) s
      where subject_id > ${last} order by subject_id limit ${BATCH_SIZE}`.execute(deps.db);
    const ids = rows.map(({ subject_id }) => subject_id);
    const highest = ids.at(-1);
    if (highest === undefined) return changed;
    changed += (await updateTasksOf(deps, source, ids)).length;
    last = highest;
  }
}
