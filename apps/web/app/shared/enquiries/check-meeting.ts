import { parsePlaceMinute } from '@rigsouq/kernel/place-time';
import type { Country } from '@rigsouq/kernel/zones';
import { text } from '../../lib/i18n/i18n.ts';

export type Meeting = { preferredDate: string; preferredTime: string };

/** Returns an error when the time has passed in the country of the machine. The server refuses such a time too. */
export function checkMeeting({ preferredDate, preferredTime }: Meeting, country: Country, now = Date.now()) {
  const meetsAt = Date.parse(parsePlaceMinute(`${preferredDate}T${preferredTime}`, country));
  return meetsAt <= now ? { preferredTime: text('Choose a time in the future.') } : {};
}
