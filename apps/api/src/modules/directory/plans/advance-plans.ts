// Ends plans after their last day and reminds providers a week before. The state is stored in the same transaction as the job of the email, so
// each email is sent once, however many workers run this.
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { gulfToday } from '../../../platform/gulf-today.ts';
import { addJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { advancePlans, sendPlanEmail } from '../directory.jobs.ts';

const REMINDER_DAYS = 7;

export function advancePlansJob({ db }: { db: Db }): JobHandler {
  // The first run is at eight in the morning in the Gulf (04:00 UTC). The later runs catch up if no worker was running at eight.
  return handle(advancePlans, () => inTransaction(db, advance), { every: '5 4-16 * * *' });
}

async function advance(tx: Tx): Promise<void> {
  const lapsed = await tx
    .updateTable('provider_plans')
    .set({ state: 'lapsed' })
    .where('state', '=', 'active')
    .where(sql<boolean>`ends_on < ${gulfToday}`)
    .returning('id')
    .execute();
  for (const { id } of lapsed) await addJob(tx, sendPlanEmail, { id, about: 'lapsed' });
  const ending = await tx
    .updateTable('provider_plans')
    .set({ reminded_at: sql<Date>`now()` })
    .where('state', '=', 'active')
    .where('reminded_at', 'is', null)
    .where(sql<boolean>`ends_on <= ${gulfToday} + ${REMINDER_DAYS}::int`)
    .returning('id')
    .execute();
  for (const { id } of ending) await addJob(tx, sendPlanEmail, { id, about: 'ending' });
}
