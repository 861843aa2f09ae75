// Lists failed jobs of the outbox in groups of the same task and error, and retries a group. The payload of a job is not shown: it may contain
// private data.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listFailedJobs as listCall } from '@rigsouq/contract/operations/desk-system';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';

const GROUPS_MAX = 100;
const RETRIED_MAX = 1_000;
const ERROR_SHOWN = 500;

/** Numbers and ids differ between failures with the same cause: `connect ECONNREFUSED 127.0.0.1:5433`. */
const cause = sql`regexp_replace(left(last_error, ${ERROR_SHOWN}), '[[:xdigit:]-]*[[:digit:]][[:xdigit:]-]*', '#', 'g')`;
const group = sql<string>`md5(task_identifier || ' ' || ${cause})`;
/** A job that was retried keeps its error until it runs, with no attempt. */
const failed = sql`graphile_worker.jobs where last_error is not null and attempts > 0 and locked_at is null`;

type Row = {
  group: string;
  task: string;
  error: string;
  failed: number;
  ended: number;
  first_at: Date;
  last_at: Date;
  next: Date | null;
  all: number;
};

export async function listFailedJobs(db: Db): Promise<AnswerOf<typeof listCall>> {
  const { rows } = await sql<Row>`
    select ${group} as "group", task_identifier as task, count(*)::int as failed, sum(count(*)) over ()::int as all,
      left((array_agg(last_error order by updated_at desc, id desc))[1], ${ERROR_SHOWN}) as error,
      (count(*) filter (where attempts >= max_attempts))::int as ended,
      min(updated_at) as first_at, max(updated_at) as last_at, min(run_at) filter (where attempts < max_attempts) as next
    from ${failed} group by 1, 2 order by failed desc, last_at desc limit ${GROUPS_MAX}`.execute(db);
  return {
    groups: rows.map((row) => ({
      _id: row.group,
      task: row.task,
      error: row.error,
      failed: row.failed,
      ended: row.ended,
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
      next: row.next?.toISOString() ?? null,
    })),
    failed: rows[0]?.all ?? 0,
  };
}

/** Retries the jobs of a group from the first attempt, as if they were new. A job that is running now is not touched. */
export async function retryJobs(tx: Tx, operator: Actor, id: string): Promise<number> {
  const { rows: jobs } = await sql<{ id: string; task: string; error: string }>`
    select id, task_identifier as task, left(last_error, ${ERROR_SHOWN}) as error from ${failed} and ${group} = ${id}
    order by id limit ${RETRIED_MAX}`.execute(tx);
  const first = jobs[0] ?? fail('job.unknown');
  const ids = jobs.map((job) => job.id);
  await sql`select graphile_worker.reschedule_jobs(${ids}::bigint[], run_at => now(), attempts => 0)`.execute(tx);
  await recordAuditEntry(tx, {
    by: { id: operator.userId, name: operator.name },
    act: 'job.retried',
    subject: { kind: 'job', id: subjectIdOf(id) },
    before: { failed: String(ids.length) },
    after: { failed: '0', task: first.task, error: first.error },
  });
  return ids.length;
}

/** Writes the hash of the group as a uuid of version 8, because the audit log identifies subjects by uuid. */
function subjectIdOf(hash: string): string {
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
