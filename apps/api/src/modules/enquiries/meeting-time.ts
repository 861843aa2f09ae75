import { INSPECTION_DAYS_MAX } from '@rigsouq/contract/enquiries/inspections';
import { dayOf, daysLater, MINUTE_MS, startOfDay } from '@rigsouq/kernel/periods';
import { fail } from '../../platform/http/errors.ts';

/** Converts a day and a time in the Gulf to an instant. The day must be from today on and within a year; `now` is the database's clock. */
export function meetingTime(
  now: Date,
  { preferredDate, preferredTime }: { preferredDate: string; preferredTime: string },
): Date {
  const midnight = startOfDay(preferredDate) ?? fail('inspection.time');
  const last = daysLater(dayOf(now), INSPECTION_DAYS_MAX);
  if (preferredDate < dayOf(now) || preferredDate > last) fail('inspection.time');
  const [hours = 0, minutes = 0] = preferredTime.split(':').map(Number);
  return new Date(midnight.getTime() + (hours * 60 + minutes) * MINUTE_MS);
}
