// Formats times and days of a place, the same on the server, in every browser, in emails and in PDFs. It does not use `Intl`: the first use
// blocks a phone for 150 ms or more.
import { type Language, months } from './locales.ts';
import { toPlaceTime } from './periods.ts';
import { type Country, zoneOf } from './zones.ts';

type Instant = Date | string;

/** Formats '16 Nov 2026, 02:30 Riyadh time'. */
export function formatPlaceTime(instant: Instant, language: Language, country: Country): string {
  const comma = language === 'ar' ? '،' : ',';
  const minute = formatPlaceMinute(instant, country).slice(11);
  return `${formatPlaceDay(instant, language, country)}${comma} ${minute} ${zoneOf(country).name[language]}`;
}

/** Formats the last minute before an end. '23:59' names the right day, while midnight could be read as the day before or after. */
export function formatPlaceUntil(end: Instant, language: Language, country: Country): string {
  return formatPlaceTime(new Date(new Date(end).getTime() - 1), language, country);
}

/** Formats '16 Nov 2026'. */
export function formatPlaceDay(instant: Instant, language: Language, country: Country): string {
  const day = toPlaceTime(new Date(instant), country);
  return `${day.getUTCDate()} ${months[language].short[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** Formats '2026-11-16T02:30', the value of a field. */
export function formatPlaceMinute(instant: Instant, country: Country): string {
  return toPlaceTime(new Date(instant), country).toISOString().slice(0, 16);
}

/** Returns the instant of such a value as ISO text. Invalid input is returned unchanged, so that the validation of the call reports it. */
export function parsePlaceMinute(typed: string, country: Country): string {
  const time = Date.parse(`${typed}:00+0${zoneOf(country).hours}:00`);
  return Number.isNaN(time) ? typed : new Date(time).toISOString();
}

/** Formats '15 Nov, 21:04:07', for a list whose heading names the time zone. */
export function formatPlaceSecond(instant: Instant, language: Language, country: Country): string {
  const at = toPlaceTime(new Date(instant), country);
  const comma = language === 'ar' ? '،' : ',';
  const month = months[language].short[at.getUTCMonth()];
  return `${at.getUTCDate()} ${month}${comma} ${at.toISOString().slice(11, 19)}`;
}
