import { DAY_MS } from '@rigsouq/kernel/periods';

export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
}

/** Returns the place of a booking within the days that are shown, as shares of their width. Both of its days are whole. */
export function placeSpan(
  { startDate, lastDay }: { startDate: string; lastDay: string },
  from: string,
  days: number,
): { start: number; width: number } {
  const first = Math.max(0, daysBetween(from, startDate));
  const last = Math.min(days - 1, daysBetween(from, lastDay));
  return { start: first / days, width: Math.max(1, last - first + 1) / days };
}
