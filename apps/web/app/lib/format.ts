// Dates, times, amounts and sizes as a person reads them; times in the viewer's zone, with the zone named (R24).
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

export function formatNumber(value: number, language: Language, digits = 0): string {
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: digits }).format(value);
}

/** Written alike in both languages, as prices are; large amounts shortened, because what counts on a card is their size. */
export function formatMoney(amount: number, currency = 'USD'): string {
  const short = amount >= 10_000;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    notation: short ? 'compact' : 'standard',
    maximumFractionDigits: short ? 1 : 0,
  }).format(amount);
}

/** The month in the Gulf: the same for the server and for every visitor. */
export function formatMonth(iso: string, language: Language): string {
  const month = { month: 'long', year: 'numeric', timeZone: 'Asia/Dubai' } as const;
  return new Intl.DateTimeFormat(locales[language], month).format(new Date(iso));
}

export function formatDay(iso: string, language: Language): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Dubai' } as const;
  return new Intl.DateTimeFormat(locales[language], day).format(new Date(iso));
}

/** The code rather than a sign: in the Gulf a dollar is one of several, and a price is compared across borders. */
export function formatPrice(amount: number, currency: string, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
}

/** The same price in the one currency that filters and sorts compare. */
export function formatDollars(amount: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    amount,
  );
}

/** Hours on the clock of a machine, in the plural that the language wants. */
export function formatHours(hours: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(hours);
}

/** '3 days ago', in whole days and in the plural that the language wants. */
export function formatDaysAgo(iso: string, now: number, language: Language): string {
  const days = Math.max(0, Math.floor((now - Date.parse(iso)) / 86_400_000));
  return new Intl.RelativeTimeFormat(locales[language]).format(-days, 'day');
}
