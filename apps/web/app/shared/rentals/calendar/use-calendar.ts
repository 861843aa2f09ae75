import { dayOf } from '@rigsouq/kernel/periods';
import { useState } from 'react';
import { addMonths, monthOf } from '../../../lib/format/days.ts';
import type { Range } from './free-days.ts';
import type { TakenPage } from './taken-pages.ts';
import { useTakenDays } from './use-taken-days.ts';

export type Calendar = ReturnType<typeof useCalendar>;

/** Holds the month that the calendar of a machine shows, and the taken days that it needs. */
export function useCalendar(listingId: string, days: Range, known: TakenPage | null) {
  const [firstMonth] = useState(() => monthOf(known?.today ?? dayOf(new Date())));
  const [month, setMonth] = useState(firstMonth);
  const visibleMonths = [month, addMonths(month, 1), ...[days.start, days.end].filter(Boolean).map(monthOf)];
  return { month, setMonth, ...useTakenDays(listingId, firstMonth, visibleMonths, known) };
}
