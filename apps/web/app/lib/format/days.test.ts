import { describe, expect, it } from 'vitest';
import { addMonths, addMonthsToDay, weeksOf } from './days.ts';

describe('calendar days', () => {
  it('adds months across the ends of months, years and leap years', () => {
    expect(addMonths('2026-11', 14)).toBe('2028-01');
    expect(addMonthsToDay('2027-01-31', 1)).toBe('2027-02-28');
  });

  it('returns weeks that start on Monday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([...Array(6).fill(undefined), '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', ...Array(6).fill(undefined)]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(weeksOf('2027-02')).toHaveLength(4);
  });
});
