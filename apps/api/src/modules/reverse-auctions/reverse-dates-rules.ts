import { DAY_MS, MINUTE_MS } from '@rigsouq/kernel/periods';

const MIN_LENGTH_MS = 5 * MINUTE_MS;
const MAX_LENGTH_MS = 7 * DAY_MS;
const MAX_AHEAD_MS = 366 * DAY_MS;
/** A start in the current minute counts as now. */
const NOW_TOLERANCE_MS = MINUTE_MS;

export type Dates = { readonly startsAt: number; readonly endsAt: number };

/** Returns the start and the end, or undefined if invalid. An auction starts now or within a year and lasts five minutes to seven days. */
export function validateDates(now: number, startsAt: number, endsAt: number): Dates | undefined {
  const length = endsAt - startsAt;
  if (startsAt < now - NOW_TOLERANCE_MS || startsAt > now + MAX_AHEAD_MS) return undefined;
  if (length < MIN_LENGTH_MS || length > MAX_LENGTH_MS) return undefined;
  return { startsAt: Math.max(startsAt, now), endsAt };
}
