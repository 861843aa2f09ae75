import { DAY_MS } from '@rigsouq/kernel/periods';
import { formatPlaceMinute, parsePlaceMinute } from '@rigsouq/kernel/place-time';

const OPENING = '09:00';

/** Proposes dates from the morning of the requested day, or from now if it has passed, for as many days as the seller wants. */
export function proposeDates(wantedDate: string, days: number, now: number): { startDate: string; endDate: string } {
  const wantedStart = Date.parse(parsePlaceMinute(`${wantedDate}T${OPENING}`, null));
  const start = Math.max(wantedStart, now);
  return {
    startDate: formatPlaceMinute(new Date(start), null),
    endDate: formatPlaceMinute(new Date(start + days * DAY_MS), null),
  };
}
