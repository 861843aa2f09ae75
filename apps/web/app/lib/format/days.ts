// Days as they are sent, such as 2026-11-15, without a time or a time zone. The server decides which day it is (R73).
import { daysLater } from '@rigsouq/kernel/periods';

const WEEK = 7;

/** Returns the month of a day, such as 2026-11. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + months, 1)).toISOString());
}

export function firstDay(month: string): string {
  return `${month}-01`;
}

/** Returns the same day of another month, or the last day of a month that is shorter. */
export function addMonthsToDay(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  const last = daysLater(firstDay(addMonths(month, 1)), -1);
  return earlierDay(`${month}${day.slice(7)}`, last);
}

/** Returns the weekday. 0 is Monday, because the working week of the largest Gulf markets starts on Monday. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % WEEK;
}

/** Returns the days of a month in rows of weeks. Days of the previous or next month are undefined. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = firstDay(month);
  const count = Number(daysLater(firstDay(addMonths(month, 1)), -1).slice(8));
  const days = Array.from({ length: count }, (_, at) => daysLater(first, at));
  const cells = [...Array<undefined>(weekdayOf(first)).fill(undefined), ...days];
  return Array.from({ length: Math.ceil(cells.length / WEEK) }, (_, row) =>
    Array.from({ length: WEEK }, (_, at) => cells[row * WEEK + at]),
  );
}

export const earlierDay = (one: string, two: string) => (one < two ? one : two);
export const laterDay = (one: string, two: string) => (one > two ? one : two);
