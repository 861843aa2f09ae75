import { dayOf } from '@rigsouq/kernel/periods';
import type { Tx } from '../../../platform/database/db.ts';
import { dayTexts } from '../../../platform/day-texts.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { planStepped } from '../procurement.events.ts';

export type PlanStep = 'plan.activated' | 'plan.ending' | 'plan.ended' | 'plan.trial_ending' | 'plan.trial_ended';

/** Notifies all members of the buyer. The day is the last one that the plan touches in the Gulf: a plan may end at midnight. */
export async function recordPlanStep(
  tx: Tx,
  what: PlanStep,
  { id, accountId, endsAt }: { id: string; accountId: string; endsAt: Date },
): Promise<void> {
  const words = dayTexts(dayOf(new Date(endsAt.getTime() - 1)));
  await recordEvent(tx, planStepped, { what, subjectId: id, by: null, tell: [accountId], sides: [accountId], words });
}
