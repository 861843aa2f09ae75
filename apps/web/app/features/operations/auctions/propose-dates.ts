import { DAY_MS } from '@rigsouq/kernel/periods';
import { formatGulfMinute, parseGulfMinute } from '../../../lib/format/gulf-time.ts';

const OPENING = '09:00';

/** Proposes dates from the morning of the requested day, or from now if it has passed, for as many days as the seller wants. */
export function proposeDates(wantedDate: string, days: number, now: number): { startDate: string; endDate: string } {
  const wantedStart = Date.parse(parseGulfMinute(`${wantedDate}T${OPENING}`));
  const start = Math.max(wantedStart, now);
  return { startDate: formatGulfMinute(start), endDate: formatGulfMinute(start + days * DAY_MS) };
}
