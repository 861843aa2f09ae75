import { daysLater } from '@rigsouq/kernel/periods';
import { addMonthsToDay, weekdayOf } from '../../../lib/format/days.ts';
import type { Direction } from '../../../lib/i18n/language.ts';

/** Returns the day that a key moves to, by the accessibility pattern for date grids, or undefined for other keys. */
export function dayAfterKey(key: string, day: string, direction: Direction): string | undefined {
  const forward = direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return daysLater(day, forward);
    case 'ArrowLeft':
      return daysLater(day, -forward);
    case 'ArrowDown':
      return daysLater(day, 7);
    case 'ArrowUp':
      return daysLater(day, -7);
    case 'Home':
      return daysLater(day, -weekdayOf(day));
    case 'End':
      return daysLater(day, 6 - weekdayOf(day));
    case 'PageDown':
      return addMonthsToDay(day, 1);
    case 'PageUp':
      return addMonthsToDay(day, -1);
    default:
      return undefined;
  }
}
