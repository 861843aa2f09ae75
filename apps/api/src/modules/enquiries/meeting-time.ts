import { INSPECTION_DAYS_MAX } from '@rigsouq/contract/enquiries/inspections';
import { dayOf, daysLater, MINUTE_MS, startOfDay } from '@rigsouq/kernel/periods';
import type { Country } from '@rigsouq/kernel/zones';
import { fail } from '../../platform/http/errors.ts';

type Preferred = { preferredDate: string; preferredTime: string };

/** Converts a day and a time in the machine's country to an instant. It must be in the future and within a year of `now`, the database's clock. */
export function meetingTime(now: Date, country: Country, { preferredDate, preferredTime }: Preferred): Date {
  const midnight = startOfDay(preferredDate, country) ?? fail('inspection.time');
  const [hours = 0, minutes = 0] = preferredTime.split(':').map(Number);
  const meetsAt = new Date(midnight.getTime() + (hours * 60 + minutes) * MINUTE_MS);
  const last = daysLater(dayOf(now, country), INSPECTION_DAYS_MAX);
  if (meetsAt <= now || preferredDate > last) fail('inspection.time');
  return meetsAt;
}
