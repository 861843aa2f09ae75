// Lets a buyer publish during its trial or plan (R82). The first publication of a company starts its trial.
import { databaseNow } from '../../../platform/database/database-clock.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Owner } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { isRunning } from './plan-rules.ts';
import { findPlan, insertTrial, lockPlanShared } from './plans.store.ts';

/** Refuses a new request or reverse auction without a running trial or plan. What is published already goes on without one. */
export async function requirePlan(tx: Tx, { account }: Owner): Promise<void> {
  if (!(await findPlan(tx, account.id))) await insertTrial(tx, account.id);
  const plan = await lockPlanShared(tx, account.id);
  // The clock is read after the lock, which may have waited.
  if (plan?.state !== 'active' || !isRunning(plan, await databaseNow(tx))) fail('plan.needed');
}

/** Starts the trial by the button. A company that has had a trial or a plan has none left. */
export async function startTrial(tx: Tx, { account }: Owner): Promise<void> {
  if ((await findPlan(tx, account.id)) || !(await insertTrial(tx, account.id))) fail('trial.used');
}
