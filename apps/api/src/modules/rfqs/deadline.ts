import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { openDueRfqs } from './rfqs.jobs.ts';

const HOUR = 3_600;
const YEAR = 366 * 24 * HOUR;

/** Requires a deadline one hour to one year ahead by the database's clock, so that suppliers have time. Returns the seconds until then. */
export async function checkDeadline(tx: Tx, deadline: Date | string): Promise<number> {
  const { seconds } = await tx
    .selectNoFrom(sql<number>`extract(epoch from ${deadline}::timestamptz - now())::float8`.as('seconds'))
    .executeTakeFirstOrThrow();
  if (seconds < HOUR || seconds > YEAR) fail('rfq.deadline');
  return seconds;
}

/** Schedules the opening job. A job of an earlier deadline finds no due request and does nothing. */
export async function scheduleOpening(tx: Tx, seconds: number): Promise<void> {
  await addJob(tx, openDueRfqs, {}, { afterSeconds: Math.ceil(seconds) });
}
