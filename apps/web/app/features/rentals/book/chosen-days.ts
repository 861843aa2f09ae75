// Takes over the days that the user searched with, and checks the chosen days before the form is sent.
import { text } from '../../../lib/i18n/i18n.ts';
import { type Days, isFree, type Range } from '../../../shared/rentals/calendar/free-days.ts';
import type { BookValues } from './book-values.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Fills in the days of a search for rentals, unless other days have been typed already. */
export function withSearchedDays(values: BookValues, query: URLSearchParams): BookValues {
  const [from, until] = [query.get('freeFrom') ?? '', query.get('freeUntil') ?? ''];
  if (values.startDate || values.endDate || !DAY.test(from)) return values;
  return { ...values, startDate: from, endDate: DAY.test(until) ? until : '' };
}

/** Returns why the chosen days cannot be booked, or undefined. */
export function findProblem({ start, end }: Range, today: string, taken: readonly Days[]): string | undefined {
  if ((start && start < today) || (start && end && end < start))
    return text('Choose a start date of today or later and an end date on or after it.');
  if (start && end && !isFree(taken, { start, end }))
    return text('Some of these dates are unavailable. Choose other dates.');
  return undefined;
}
