// Decides which days can be chosen. A rental is half-open: the machine is due back at the start of its last day (R73). So a rental can end
// on the day on which the next one starts, and start on the day on which the previous one ends.
import { daysLater } from '@rigsouq/kernel/periods';
import { laterDay } from '../../../lib/format/days.ts';

export type Days = { readonly from: string; readonly until: string };
export type Range = { readonly start: string; readonly end: string };

export const emptyRange: Range = { start: '', end: '' };

export function isTaken(taken: readonly Days[], day: string): boolean {
  return taken.some(({ from, until }) => from <= day && day < until);
}

/** Checks whether the machine is free from one day to another. A same-day rental takes that day. */
export function isFree(taken: readonly Days[], { start, end }: Range): boolean {
  const until = laterDay(end, daysLater(start, 1));
  return !taken.some((span) => span.from < until && start < span.until);
}

/** Checks whether a day can be chosen now: as the start, or as the end of a started range. */
export function canChooseDay(taken: readonly Days[], { start, end }: Range, day: string): boolean {
  if (start && !end && day >= start && isFree(taken, { start, end: day })) return true;
  return !isTaken(taken, day);
}

/** Returns the range after a click on a day. A day that cannot end the started range starts a new one. */
export function chooseDay(taken: readonly Days[], range: Range, day: string): Range {
  const ends = range.start && !range.end && day >= range.start && isFree(taken, { start: range.start, end: day });
  if (ends) return { start: range.start, end: day };
  return isTaken(taken, day) ? range : { start: day, end: '' };
}

/** Merges lists of taken days into one sorted list. Ranges that touch or overlap become one. */
export function mergeDays(lists: readonly (readonly Days[])[]): Days[] {
  const sorted = lists.flat().toSorted((one, two) => (one.from < two.from ? -1 : 1));
  const merged: Days[] = [];
  for (const span of sorted) {
    const last = merged.at(-1);
    if (last && span.from <= last.until)
      merged[merged.length - 1] = { ...last, until: laterDay(last.until, span.until) };
    else merged.push(span);
  }
  return merged;
}
