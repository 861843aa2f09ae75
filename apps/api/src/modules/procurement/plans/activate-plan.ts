// Activates and ends the plan of a buyer (R82). The caller has locked the account, so two operators decide one after the other.
import { PLAN_DAYS_MAX } from '@rigsouq/contract/procurement/plans';
import { DAY_MS, daysLater, startOfDay } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { databaseNow } from '../../../platform/database/database-clock.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { fail } from '../../../platform/http/errors.ts';
import { reachedReminder } from './plan-rules.ts';
import { recordPlanStep } from './plan-steps.ts';
import { findPlan, type PlanRow } from './plans.store.ts';

/** Activates the plan from now to the end of a day in the Gulf, in place of a trial. Returns what was active before, for the audit log. */
export async function activatePlan(tx: Tx, accountId: string, endsOn: string): Promise<PlanRow | undefined> {
  const now = await databaseNow(tx);
  const endsAt = startOfDay(daysLater(endsOn, 1)) ?? fail('plan.last_day');
  if (endsAt <= now || endsAt.getTime() > now.getTime() + PLAN_DAYS_MAX * DAY_MS) fail('plan.last_day');
  const before = await findPlan(tx, accountId);
  const isChange = before?.kind === 'plan' && before.state === 'active';
  if (!isChange) await endActive(tx, accountId, now);
  // A reminder that is due at the activation would arrive together with the notification of the activation.
  const values = { state: 'active', ends_at: endsAt, reminded: reachedReminder(endsAt, now) };
  const changed = await tx
    .updateTable('buyer_plans')
    .set(isChange ? values : { ...values, starts_at: now })
    .where('account_id', '=', accountId)
    .where('state', '=', isChange ? 'active' : 'requested')
    .returning('id')
    .executeTakeFirst();
  const id = changed?.id ?? newId();
  if (!changed)
    await tx
      .insertInto('buyer_plans')
      .values({ id, account_id: accountId, kind: 'plan', ...values, starts_at: now })
      .execute();
  // A request to continue an active plan is answered by its new last day.
  await tx.deleteFrom('buyer_plans').where('account_id', '=', accountId).where('state', '=', 'requested').execute();
  await recordPlanStep(tx, 'plan.activated', { id, accountId, endsAt });
  return before;
}

/** Ends the active trial or plan now and returns it as it was before. */
export async function endPlan(tx: Tx, accountId: string): Promise<PlanRow> {
  const before = await findPlan(tx, accountId);
  if (before?.state !== 'active') fail('plan.none');
  const now = await databaseNow(tx);
  await endActive(tx, accountId, now);
  const step = before.kind === 'trial' ? 'plan.trial_ended' : 'plan.ended';
  await recordPlanStep(tx, step, { id: before.id, accountId, endsAt: now });
  return before;
}

async function endActive(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('buyer_plans')
    .set({ state: 'lapsed', ends_at: sql`least(ends_at, ${now})` })
    .where('account_id', '=', accountId)
    .where('state', '=', 'active')
    .execute();
}
