// Which days may be chosen. A rental is half-open: the machine is due back at the beginning of its last day (R73), so it may end on
// the day on which the next one begins, and begin on the day on which the one before ends.
import { addDays, max } from '../../../lib/days.ts';

export type Days = { readonly from: string; readonly until: string };
export type Range = { readonly start: string; readonly end: string };

export const nothingChosen: Range = { start: '', end: '' };

export function isTaken(taken: readonly Days[], day: string): boolean {
  return taken.some(({ from, until }) => from <= day && day < until);
}

/** Whether the machine is free from one day to another; a same-day rental takes that day. */
export function isFree(taken: readonly Days[], { start, end }: Range): boolean {
  const until = max(end, addDays(start, 1));
  return !taken.some((span) => span.from < until && start < span.until);
}

/** Whether a day may be clicked now: as the start, or as the end of what has been begun. */
export function mayChoose(taken: readonly Days[], { start, end }: Range, day: string): boolean {
  if (start && !end && day >= start && isFree(taken, { start, end: day })) return true;
  return !isTaken(taken, day);
}

/** What a click on a day makes of the range. A day that cannot end what has been begun begins anew. */
export function choose(taken: readonly Days[], range: Range, day: string): Range {
  const ends = range.start && !range.end && day >= range.start && isFree(taken, { start: range.start, end: day });
  if (ends) return { start: range.start, end: day };
  return isTaken(taken, day) ? range : { start: day, end: '' };
}

/** Two lists of taken days as one, in order; what touches or overlaps is one. */
export function mergeDays(lists: readonly (readonly Days[])[]): Days[] {
  const sorted = lists.flat().toSorted((one, two) => (one.from < two.from ? -1 : 1));
  const merged: Days[] = [];
  for (const span of sorted) {
    const last = merged.at(-1);
    if (last && span.from <= last.until) merged[merged.length - 1] = { ...last, until: max(last.until, span.until) };
    else merged.push(span);
  }
  return merged;
}
