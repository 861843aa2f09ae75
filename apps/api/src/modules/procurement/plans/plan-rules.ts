// Decides whether a trial or plan counts (R82): from its start until before its end, to the millisecond.
import { PLAN_REMINDER_DAYS } from '@rigsouq/contract/procurement/plans';
import { DAY_MS } from '@rigsouq/kernel/periods';

export type PlanPeriod = { startsAt: Date; endsAt: Date };

export function isRunning({ startsAt, endsAt }: PlanPeriod, now: Date): boolean {
  return startsAt <= now && now < endsAt;
}

/** Counts the days until the end, each one that has started. */
export function countDaysLeft({ endsAt }: PlanPeriod, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS));
}

/** Returns the latest reminder that a plan has reached, in days before its end, or null before the first one. */
export function reachedReminder(endsAt: Date, now: Date): number | null {
  const reached = PLAN_REMINDER_DAYS.filter((days) => endsAt.getTime() - now.getTime() <= days * DAY_MS);
  return reached.length > 0 ? Math.min(...reached) : null;
}
