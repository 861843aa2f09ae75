// Days as they travel, 2026-11-15, without an hour and without a zone: which day it is, is the server's to say (R73).

const DAY_MS = 86_400_000;
const WEEK = 7;

export function addDays(day: string, days: number): string {
  return textOf(Date.parse(day) + days * DAY_MS);
}

/** The month of a day, as 2026-11. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(textOf(Date.UTC(year, number - 1 + months, 1)));
}

export function firstDay(month: string): string {
  return `${month}-01`;
}

/** The same day of another month, or its last where it is shorter. */
export function dayInMonth(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const last = addDays(firstDay(addMonths(month, 1)), -1);
  return min(`${month}${day.slice(7)}`, last);
}

/** 0 is Monday: the working week of the Gulf's largest markets and of the calendars beside it. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % WEEK;
}

/** The days of a month in rows of weeks; undefined where a week has begun before the month or ends after it. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = firstDay(month);
  const count = Number(addDays(firstDay(addMonths(month, 1)), -1).slice(8));
  const days = Array.from({ length: count }, (_, at) => addDays(first, at));
  const cells = [...Array<undefined>(weekdayOf(first)).fill(undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, row) =>
    Array.from({ length: WEEK }, (_, at) => cells[row * WEEK + at]),
  );
}

export const min = (one: string, two: string) => (one < two ? one : two);
export const max = (one: string, two: string) => (one > two ? one : two);

function textOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
