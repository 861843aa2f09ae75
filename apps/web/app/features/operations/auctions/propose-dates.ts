import { DAY_MS } from '@rigsouq/kernel/periods';
import { formatPlaceMinute, parsePlaceMinute } from '@rigsouq/kernel/place-time';
import type { Country } from '@rigsouq/kernel/zones';

const OPENING = '09:00';

type Wishes = { wantedDate: string; days: number; country: Country };

/**
 * Proposes dates from the morning of the requested day in the country of the machine, or from now if it has passed, for as many days as the
 * seller wants.
 */
export function proposeDates(
  { wantedDate, days, country }: Wishes,
  now: number,
): { startDate: string; endDate: string } {
  const wantedStart = Date.parse(parsePlaceMinute(`${wantedDate}T${OPENING}`, country));
  const start = Math.max(wantedStart, now);
  return {
    startDate: formatPlaceMinute(new Date(start), country),
    endDate: formatPlaceMinute(new Date(start + days * DAY_MS), country),
  };
}
