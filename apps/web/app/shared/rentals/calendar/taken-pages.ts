// Loads taken days half a year at a time: those of the visible months, and those between the chosen days.

import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { takenDays } from '@rigsouq/contract/rentals/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { addMonths, firstDay } from '../../../lib/format/days.ts';
import type { Days } from './free-days.ts';

export type TakenPage = AnswerOf<typeof takenDays>;

const MONTHS = 6;

/** Returns the days of a page. Pages are counted from the first month of the calendar. */
export function takenSpan(firstMonth: string, page: number): Days {
  const from = addMonths(firstMonth, page * MONTHS);
  return { from: firstDay(from), until: firstDay(addMonths(from, MONTHS)) };
}

export function pageOfMonth(firstMonth: string, month: string): number {
  const count = (one: string) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7));
  return Math.floor((count(month) - count(firstMonth)) / MONTHS);
}

export const takenKey = (id: string) => ['bookings', 'unavailable', id];

export const takenQuery = (id: string, firstMonth: string, page: number) =>
  queryOptions({
    queryKey: [...takenKey(id), firstMonth, page],
    queryFn: () => call(takenDays, { params: { id }, query: takenSpan(firstMonth, page) }),
  });
