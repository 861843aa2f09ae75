import { formatPlaceTime } from '@rigsouq/kernel/place-time';

/** Formats a time in the country of delivery, for notifications and emails, whose reader's time zone is unknown. */
export function timeTexts(at: Date, country: string): { when: string; whenAr: string } {
  return { when: formatPlaceTime(at, 'en', country), whenAr: formatPlaceTime(at, 'ar', country) };
}
