// Calculates with periods. A period is half-open: it starts at one instant and ends before another; without an end it lasts forever. A day is a day
// in the Gulf (R73): UTC+4, all year round.
export type Period = { readonly from: Date; readonly until: Date | null };

export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const GULF_MS = 4 * HOUR_MS;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function overlap(one: Period, two: Period): boolean {
  return startsBefore(one.from, two.until) && startsBefore(two.from, one.until);
}

function startsBefore(from: Date, until: Date | null): boolean {
  return until === null || from < until;
}

/** Returns the first instant of a day in the Gulf, given as 2026-11-15, or undefined when the day does not exist. */
export function startOfDay(day: string): Date | undefined {
  const midnight = DAY.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  if (!midnight || Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return undefined;
  return new Date(midnight.getTime() - GULF_MS);
}

/** Shifts an instant, so that its UTC parts are those of the Gulf. */
export function toGulfTime(instant: Date): Date {
  return new Date(instant.getTime() + GULF_MS);
}

/** Returns the day in the Gulf at an instant. */
export function dayOf(instant: Date): string {
  return toGulfTime(instant).toISOString().slice(0, 10);
}

/** Returns the period of these days; a same-day period takes that day (R73). Returns undefined when it ends before it starts. */
export function daysPeriod(first: string, last: string): Period | undefined {
  const from = startOfDay(first);
  const end = startOfDay(last);
  if (!from || !end || end < from) return undefined;
  return { from, until: new Date(Math.max(end.getTime(), from.getTime() + DAY_MS)) };
}

/** Returns the day this many days after another. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
