import type { InputOf } from '@rigsouq/contract/endpoint';
import { readFleet } from '@rigsouq/contract/rentals/calls';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { weekdayOf } from '../../../lib/format/days.ts';

export const fleetQuery = (query: InputOf<typeof readFleet>['query']) =>
  queryOptions({
    queryKey: ['bookings', 'fleet', query],
    queryFn: () => call(readFleet, { query }),
    placeholderData: keepPreviousData,
  });

/** Returns the first day of the week. */
export function weekOf(day: string): string {
  return daysLater(day, -weekdayOf(day));
}

/** Loads what the first machines do from this week on. */
export const firstFleetQuery = (limit: number) => fleetQuery({ from: weekOf(dayOf(new Date())), page: 1, limit });
