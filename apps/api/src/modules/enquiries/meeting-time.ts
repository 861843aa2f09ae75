import { INSPECTION_DAYS_MAX } from '@rigsouq/contract/enquiries/inspections';
import { dayOf, startOfDay } from '@rigsouq/kernel/periods';
import { fail } from '../../platform/http/errors.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Converts a day and a time in the Gulf to an instant. The day must be from today on and within a year; `now` is the database's clock. */
export function meetingTime(
  now: Date,
  { preferredDate, preferredTime }: { preferredDate: string; preferredTime: string },
): Date {
  const midnight = startOfDay(preferredDate) ?? fail('inspection.time');
  const last = dayOf(new Date(now.getTime() + INSPECTION_DAYS_MAX * DAY_MS));
  if (preferredDate < dayOf(now) || preferredDate > last) fail('inspection.time');
  const [hours = 0, minutes = 0] = preferredTime.split(':').map(Number);
  return new Date(midnight.getTime() + (hours * 60 + minutes) * MINUTE_MS);
}
