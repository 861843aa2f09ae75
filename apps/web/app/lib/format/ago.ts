// Formats how long ago or how soon something is, in the largest unit that fits.
import { locales } from '@rigsouq/kernel/locales';
import type { Language } from '../i18n/language.ts';

const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const;

export function ago(iso: string, language: Language, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const locale = locales[language];
  const whole = units.find(([, size]) => seconds >= size);
  if (!whole) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  const [unit, size] = whole;
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(seconds / size), unit);
}

/** Returns 'in 27 hours', or minutes when less than an hour is left. The result is never less than one minute. */
export function inHours(iso: string, language: Language, now: number): string {
  const minutes = Math.max(1, Math.round((Date.parse(iso) - now) / 60_000));
  const relative = new Intl.RelativeTimeFormat(locales[language]);
  return minutes >= 60 ? relative.format(Math.floor(minutes / 60), 'hour') : relative.format(minutes, 'minute');
}

/** Returns the largest unit that fits into this time, and how many whole ones do; at least one minute. */
function largestUnit(milliseconds: number): [count: number, unit: (typeof units)[number][0]] {
  const seconds = Math.max(60, milliseconds / 1000);
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? ['minute', 60];
  return [Math.floor(seconds / size), unit];
}

/** Formats 'in 4 days'. */
export function formatTimeLeft(iso: string, language: Language, now: number): string {
  const [count, unit] = largestUnit(Date.parse(iso) - now);
  return new Intl.RelativeTimeFormat(locales[language]).format(count, unit);
}

/** Formats '22 days', for what is late by that time. */
export function formatLateness(iso: string, language: Language, now: number): string {
  const [count, unit] = largestUnit(now - Date.parse(iso));
  return new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
