// Reminds buyers 7 days and 1 day before the end of a trial or plan, and ends it (R82), by the database's clock. The step is stored in the same
// transaction as the event, so each reminder is sent once. After an outage only the latest reminder is sent.
import { PLAN_REMINDER_DAYS } from '@rigsouq/contract/procurement/plans';
import { sql } from 'kysely';
import { databaseClock } from '../../../platform/database/database-clock.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { advanceBuyerPlans } from '../procurement.jobs.ts';
import { reachedReminder } from './plan-rules.ts';
import { recordPlanStep } from './plan-steps.ts';

const BATCH_SIZE = 100;

export function advanceBuyerPlansJob({ db }: { db: Db }): JobHandler {
  return handle(
    advanceBuyerPlans,
    async () => {
      let more = true;
      while (more) more = await inTransaction(db, advanceBatch);
    },
    { every: '*/10 * * * *' },
  );
}

/** Advances one batch and returns false when none is left. Rows that another worker has locked are skipped. */
async function advanceBatch(tx: Tx): Promise<boolean> {
  const isDue = sql<boolean>`(p.ends_at <= ${databaseClock} or exists (
    select from unnest(${PLAN_REMINDER_DAYS}::int[]) step
    where p.ends_at <= ${databaseClock} + step * interval '24 hours' and step < coalesce(p.reminded, step + 1)
  ))`;
  const due = await tx
    .selectFrom('buyer_plans as p')
    .innerJoin('accounts as a', (on) => on.onRef('a.id', '=', 'p.account_id').on('a.suspended_at', 'is', null))
    .select(['p.id', 'p.account_id as accountId', 'p.kind'])
    .select([sql<Date>`p.ends_at`.as('endsAt'), databaseClock.as('now')])
    .where('p.state', '=', 'active')
    .where(sql<boolean>`p.ends_at <= ${databaseClock} + ${Math.max(...PLAN_REMINDER_DAYS)} * interval '24 hours'`)
    .where(isDue)
    .orderBy('p.ends_at')
    .limit(BATCH_SIZE)
    .forUpdate('p')
    .skipLocked()
    .execute();
  for (const { now, kind, ...plan } of due) {
    const isOver = plan.endsAt <= now;
    const values = isOver ? { state: 'lapsed' } : { reminded: reachedReminder(plan.endsAt, now) };
    await tx.updateTable('buyer_plans').set(values).where('id', '=', plan.id).execute();
    const step = isOver ? 'ended' : 'ending';
    await recordPlanStep(tx, kind === 'trial' ? `plan.trial_${step}` : `plan.${step}`, plan);
  }
  return due.length > 0;
}
