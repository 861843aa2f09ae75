// Formats dates, times, amounts and sizes. These times belong to no place and are in the viewer's time zone, which is named; the times of a
// machine or a site are formatted by `place-time` of the kernel (R24). What a public page shows first is
// formatted without `Intl`: the first use of `Intl` blocks a phone for 150 ms or more, and a browser may write a month differently from the
// server.
import { currencies } from '@rigsouq/contract/taxonomy';
import { locales, months } from '@rigsouq/kernel/locales';
import { DAY_MS, toPlaceTime } from '@rigsouq/kernel/periods';
import { formatPlaceDay } from '@rigsouq/kernel/place-time';
import { arabicZoneName } from '@rigsouq/kernel/zones';
import type { Language } from '../i18n/language.ts';

export function formatInstant(iso: string, language: Language, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && { timeZone }),
  });
  return format.formatToParts(new Date(iso)).map(nameZone(format, language)).join('');
}

/** Returns a function that gives the text of a part. `Intl` calls the zones of the Gulf 'غرينتش+4' in Arabic, which the Gulf does not use. */
function nameZone(format: Intl.DateTimeFormat, language: Language) {
  const name = language === 'ar' ? arabicZoneName(format.resolvedOptions().timeZone) : undefined;
  return ({ type, value }: Intl.DateTimeFormatPart) => (type === 'timeZoneName' && name ? name : value);
}

/** Formats '15 Nov, 21:04:07', for a list whose heading names the time zone. */
export function formatMoment(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(new Date(iso));
}

/** Returns the name of the viewer's time zone, for the heading of a list of times. */
export function zoneName(language: Language): string {
  return zonePartOf(new Intl.DateTimeFormat(locales[language], { timeZoneName: 'short' }), new Date(), language);
}

/** Formats a day of the viewer's calendar, and the name of the time zone of its times. */
export function formatLocalDay(iso: string, language: Language, timeZone?: string): { day: string; zone: string } {
  const zoned = timeZone && { timeZone };
  const at = new Date(iso);
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const named = new Intl.DateTimeFormat(locales[language], { ...long, timeZoneName: 'short', ...zoned });
  return {
    day: new Intl.DateTimeFormat(locales[language], { ...long, ...zoned }).format(at),
    zone: zonePartOf(named, at, language),
  };
}

function zonePartOf(format: Intl.DateTimeFormat, at: Date, language: Language): string {
  const part = format.formatToParts(at).find(({ type }) => type === 'timeZoneName');
  return part ? nameZone(format, language)(part) : '';
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
  const text = formatDigits(value, digits, language);
  if (!text.includes('.')) return text;
  let end = text.length;
  while (text[end - 1] === '0') end--;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}

/** Formats a number with all its digits and a comma at every thousand. Arabic keeps the minus sign on the left. */
function formatDigits(value: number, digits: number, language: Language): string {
  // The decimal form is rounded. In binary 0.015 is slightly less than 0.015, and `toFixed` would round it down.
  const rounded = Math.round(Number(`${Math.abs(value)}e${digits}`)) || 0;
  const [whole = '', fraction] = (rounded / 10 ** digits).toFixed(digits).split('.');
  const thousands: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) thousands.unshift(whole.slice(Math.max(0, end - 3), end));
  const grouped = thousands.join(',') + (fraction ? `.${fraction}` : '');
  if (value >= 0) return grouped;
  return language === 'ar' ? `\u200e-${grouped}` : `-${grouped}`;
}

/** Formats an amount the same way in both languages, as prices are. Large amounts are shortened, because a card only shows their size. */
export function formatMoney(amount: number, currency = 'USD'): string {
  const short = amount >= 10_000;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    notation: short ? 'compact' : 'standard',
    maximumFractionDigits: short ? 1 : 0,
  }).format(amount);
}

/** Formats the month in the Gulf's time zone, so that the server and every visitor see the same. */
export function formatMonth(iso: string, language: Language): string {
  const day = toPlaceTime(new Date(iso));
  return `${months[language].long[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

export function formatShortMonth(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { month: 'short', timeZone: 'Asia/Dubai' }).format(new Date(iso));
}

/** Formats a date, or the day of an instant in Gulf time. The day of an instant that belongs to a place is `formatPlaceDay`. */
export function formatDay(iso: string, language: Language): string {
  return formatPlaceDay(iso, language, null);
}

/** Formats a range of days such as '3–24 Dec 2026', as short as the language allows. */
export function formatDayRange(from: string, until: string, language: Language): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Dubai' } as const;
  return new Intl.DateTimeFormat(locales[language], day).formatRange(new Date(from), new Date(until));
}

/** Formats '16 Nov', where the year is plain from what stands around it. */
export function formatDayOfMonth(iso: string, language: Language): string {
  const day = { day: 'numeric', month: 'short', timeZone: 'Asia/Dubai' } as const;
  return new Intl.DateTimeFormat(locales[language], day).format(new Date(iso));
}

/** Formats 'Monday 16 November 2026', for screen readers in a calendar. */
export function formatLongDay(iso: string, language: Language): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Dubai' } as const;
  return new Intl.DateTimeFormat(locales[language], day).format(new Date(iso));
}

/** Formats a day of the week. Arabic has no short names, so its short form is the letter that calendars use. */
export function formatWeekday(iso: string, language: Language, length: 'long' | 'short'): string {
  const weekday = length === 'short' && language === 'ar' ? 'narrow' : length;
  return new Intl.DateTimeFormat(locales[language], { weekday, timeZone: 'Asia/Dubai' }).format(new Date(iso));
}

/** Formats a price with its currency code instead of a sign: several currencies in use are dollars, and prices are compared across borders. */
export function formatPrice(amount: number, currency: string, language: Language): string {
  const digits = currencies.find(({ code }) => code === currency)?.digits ?? 2;
  const number = formatDigits(amount, digits, language).replace(/\.0+$/, '');
  if (language === 'ar') return `\u200f${number}\u00a0${currency}`;
  return amount < 0 ? `-${currency}\u00a0${number.slice(1)}` : `${currency}\u00a0${number}`;
}

/** Formats the price in US dollars, the currency that filters and sorting use. */
export function formatDollars(amount: number): string {
  return `${amount < 0 ? '-' : ''}$${formatDigits(Math.abs(amount), 0, 'en')}`;
}

/** Formats dollars within a sentence. Without the isolation marks, Arabic letters before the amount would move its sign to the other side. */
export function formatDollarsInText(language: Language, amount: number): string {
  return language === 'ar' ? `\u2066${formatDollars(amount)}\u2069` : formatDollars(amount);
}

/** Formats the operating hours of a machine, with the plural form of the language. */
export function formatHours(hours: number, language: Language): string {
  const number = formatNumber(hours, language, 3);
  if (language === 'en') return `${number} ${hours === 1 ? 'hour' : 'hours'}`;
  const few = new Intl.PluralRules('ar').select(hours) === 'few';
  return { 1: 'ساعة', 2: 'ساعتان' }[hours] ?? `${number} ${few ? 'ساعات' : 'ساعة'}`;
}

/** Formats '3 days ago' in whole days, with the plural form of the language. */
export function formatDaysAgo(iso: string, now: number, language: Language): string {
  const days = Math.max(0, Math.floor((now - Date.parse(iso)) / DAY_MS));
  return new Intl.RelativeTimeFormat(locales[language]).format(-days, 'day');
}
