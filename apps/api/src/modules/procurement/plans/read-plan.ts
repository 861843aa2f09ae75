import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { BuyerPlan, readBuyerPlan } from '@rigsouq/contract/procurement/plans';
import type { Db } from '../../../platform/database/db.ts';
import { countDaysLeft, isRunning } from './plan-rules.ts';
import { findPlan, findRequestTime, type PlanRow } from './plans.store.ts';

type Answer = AnswerOf<typeof readBuyerPlan>;

/** Reads the trial or plan of a company and its request for one. */
export async function readPlan(db: Db, accountId: string): Promise<Answer> {
  const [row, requested] = await Promise.all([findPlan(db, accountId), findRequestTime(db, accountId)]);
  const plan = row ? presentPlan(row) : null;
  return {
    plan,
    requestedAt: requested?.toISOString() ?? null,
    // The first publication starts the trial.
    can: { startTrial: !plan, requestPlan: !requested, publish: !plan || plan.isRunning },
  };
}

function presentPlan(row: PlanRow): BuyerPlan {
  return {
    kind: row.kind as BuyerPlan['kind'],
    isRunning: isRunning(row, row.now),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    daysLeft: countDaysLeft(row, row.now),
  };
}
