import { addDays, addMonthsToDay, weekdayOf } from '../../../lib/format/days.ts';
import type { Direction } from '../../../lib/i18n/language.ts';

/** Returns the day that a key moves to, by the accessibility pattern for date grids, or undefined for other keys. */
export function dayAfterKey(key: string, day: string, direction: Direction): string | undefined {
  const forward = direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageDown':
      return addMonthsToDay(day, 1);
    case 'PageUp':
      return addMonthsToDay(day, -1);
    default:
      return undefined;
  }
}
