import { locales } from '@rigsouq/kernel/locales';
import type { Language } from '../i18n/language.ts';

/** Formats the time of day only, for use below a day that names the time zone. Every page loads this, so it is apart from the other formats. */
export function formatTime(iso: string, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  }).format(new Date(iso));
}
