// Calculates with periods. A period is half-open: it starts at one instant and ends before another; without an end it lasts forever. A day is a day
// in the country of the machine or site (R73); without a country it is a day in Gulf time.
import { type Country, zoneOf } from './zones.ts';

export type Period = { readonly from: Date; readonly until: Date | null };

export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function overlap(one: Period, two: Period): boolean {
  return startsBefore(one.from, two.until) && startsBefore(two.from, one.until);
}

function startsBefore(from: Date, until: Date | null): boolean {
  return until === null || from < until;
}

/** Returns the first instant of a day, given as 2026-11-15, or undefined when the day does not exist. */
export function startOfDay(day: string, country?: Country): Date | undefined {
  const midnight = DAY.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  if (!midnight || Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return undefined;
  return new Date(midnight.getTime() - zoneOf(country).hours * HOUR_MS);
}

/** Shifts an instant, so that its UTC parts are those of the country. */
export function toPlaceTime(instant: Date, country?: Country): Date {
  return new Date(instant.getTime() + zoneOf(country).hours * HOUR_MS);
}

/** Returns the day in the country at an instant. */
export function dayOf(instant: Date, country?: Country): string {
  return toPlaceTime(instant, country).toISOString().slice(0, 10);
}

/** Returns the period of these days; a same-day period takes that day (R73). Returns undefined when it ends before it starts. */
export function daysPeriod(first: string, last: string, country?: Country): Period | undefined {
  const from = startOfDay(first, country);
  const end = startOfDay(last, country);
  if (!from || !end || end < from) return undefined;
  return { from, until: new Date(Math.max(end.getTime(), from.getTime() + DAY_MS)) };
}

/** Returns the hours that every country of the Gulf counts to these days, to find machines of all countries that are free on them. */
export function sharedDaysPeriod(first: string, last: string): Period | undefined {
  const [west, east] = [daysPeriod(first, last, 'sa'), daysPeriod(first, last, 'ae')];
  return west && east && { from: west.from, until: east.until };
}

/** Returns the day this many days after another. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
