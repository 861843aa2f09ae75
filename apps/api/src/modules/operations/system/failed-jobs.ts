// Lists failed jobs of the outbox and retries them. The payload of a job is not shown: it may contain private data.
import { createHash } from 'node:crypto';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listFailedJobs as listCall } from '@rigsouq/contract/operations/desk-system';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';

const JOBS_MAX = 100;
const ERROR_SHOWN = 500;

type Row = {
  id: string;
  task_identifier: string;
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  updated_at: Date;
  run_at: Date;
};

export async function listFailedJobs(db: Db): Promise<AnswerOf<typeof listCall>> {
  const { rows } = await sql<Row>`
    select id, task_identifier, attempts, max_attempts, last_error, updated_at, run_at from graphile_worker.jobs
    where last_error is not null and locked_at is null order by updated_at desc, id desc limit ${JOBS_MAX}`.execute(db);
  return {
    jobs: rows.map((row) => ({
      _id: String(row.id),
      task: row.task_identifier,
      attempts: row.attempts,
      most: row.max_attempts,
      error: (row.last_error ?? '').slice(0, ERROR_SHOWN),
      failedAt: row.updated_at.toISOString(),
      next: row.attempts < row.max_attempts ? row.run_at.toISOString() : null,
    })),
  };
}

/** Retries a job from the first attempt, as if it were new. A job that is running now is not touched. */
export async function retryJob(tx: Tx, operator: Actor, id: string): Promise<void> {
  const { rows } = await sql<Pick<Row, 'task_identifier' | 'attempts'>>`
    select task_identifier, attempts from graphile_worker.jobs
    where id = ${id}::bigint and last_error is not null and locked_at is null`.execute(tx);
  const job = rows[0] ?? fail('job.unknown');
  await sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(tx);
  await recordAuditEntry(tx, {
    by: { id: operator.userId, name: operator.name },
    act: 'job.retried',
    subject: { kind: 'job', id: subjectIdOf(id) },
    before: { attempts: String(job.attempts) },
    after: { attempts: '0', job: id, task: job.task_identifier },
  });
}

/** Derives a uuid from the number of the job, because the audit log identifies subjects by uuid: the same job always gets the same one. */
function subjectIdOf(job: string): string {
  const hash = createHash('sha256').update(`job ${job}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
