import { addDays, dayInMonth, weekdayOf } from '../../../lib/days.ts';
import type { Direction } from '../../../lib/language.ts';

/** Where a key leads from a day, as the pattern for grids of days has it; undefined for other keys. */
export function dayAfterKey(key: string, day: string, direction: Direction): string | undefined {
  const onward = direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, onward);
    case 'ArrowLeft':
      return addDays(day, -onward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageDown':
      return dayInMonth(day, 1);
    case 'PageUp':
      return dayInMonth(day, -1);
    default:
      return undefined;
  }
}
