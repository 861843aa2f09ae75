import { locales } from '@rigsouq/kernel/locales';

/** Returns a day, given as 2026-11-15, as text in both languages, for notifications. */
export function dayTexts(day: string) {
  const at = new Date(`${day}T00:00:00Z`);
  const format = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return { day: format(locales.en), dayAr: format(locales.ar) };
}
