const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SHORTEST_MS = 5 * MINUTE_MS;
const LONGEST_MS = 7 * DAY_MS;
const AHEAD_MS = 366 * DAY_MS;
/** Who chose this minute meant now. */
const NOW_MS = MINUTE_MS;

export type Dates = { readonly startsAt: number; readonly endsAt: number };

/** When it begins and ends; undefined where it cannot: from now on, within a year, for five minutes to seven days. */
export function datesFor(now: number, startsAt: number, endsAt: number): Dates | undefined {
  const length = endsAt - startsAt;
  if (startsAt < now - NOW_MS || startsAt > now + AHEAD_MS) return undefined;
  if (length < SHORTEST_MS || length > LONGEST_MS) return undefined;
  return { startsAt: Math.max(startsAt, now), endsAt };
}
