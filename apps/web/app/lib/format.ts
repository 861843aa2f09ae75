// Dates, times and sizes as a person reads them; times in the viewer's zone, with the zone named (R24).
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

export function formatFileSize(bytes: number, language: Language): string {
  const large = bytes >= 1024 * 1024;
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1024 / 1024 : Math.max(1, bytes / 1024));
}
