// Dates and times as a person reads them: in the viewer's zone, with the zone named (R24).
import type { Language } from './language.ts';

/** Western digits in both languages: prices, hours and dates are compared across them. */
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' };

export function formatInstant(iso: string, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && { timeZone }),
  }).format(new Date(iso));
}
