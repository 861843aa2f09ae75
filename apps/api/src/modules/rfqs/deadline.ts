import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { addJob } from '../../platform/jobs.ts';
import { openDue } from './rfqs.jobs.ts';

const HOUR = 3_600;
const YEAR = 366 * 24 * HOUR;

/** An hour ahead at least, so that there is time to answer, and a year at most, by the database's clock. Yields the seconds until then. */
export async function checkDeadline(tx: Tx, deadline: Date | string): Promise<number> {
  const { seconds } = await tx
    .selectNoFrom(sql<number>`extract(epoch from ${deadline}::timestamptz - now())::float8`.as('seconds'))
    .executeTakeFirstOrThrow();
  if (seconds < HOUR || seconds > YEAR) fail('rfq.deadline');
  return seconds;
}

/** The opening, at that time. One that was asked for earlier finds nothing due, and does nothing. */
export async function askToOpen(tx: Tx, seconds: number): Promise<void> {
  await addJob(tx, openDue, {}, { afterSeconds: Math.ceil(seconds) });
}
