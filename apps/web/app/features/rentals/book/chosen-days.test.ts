import { describe, expect, it } from 'vitest';
import { emptyBooking } from './book-values.ts';
import { findProblem, withSearchedDays } from './chosen-days.ts';

const today = '2026-11-16';
const taken = [{ from: '2026-11-20', until: '2026-11-22' }];

describe('the chosen days', () => {
  it('says before the form is sent that days are reversed, in the past or taken', () => {
    const problem = (start: string, end: string) => findProblem({ start, end }, today, taken);
    const order = 'Choose a start date of today or later and an end date on or after it.';
    expect(problem('2026-11-15', '2026-11-18')).toBe(order);
    expect(problem('2026-11-18', '2026-11-17')).toBe(order);
    expect(problem('2026-11-19', '2026-11-23')).toBe('Some of these dates are unavailable. Choose other dates.');
    expect(problem('2026-11-16', '2026-11-20')).toBeUndefined();
    expect(problem('2026-11-22', '')).toBeUndefined();
    expect(problem('', '')).toBeUndefined();
  });

  it('starts with the days of the search, unless days were typed', () => {
    const query = new URLSearchParams({ freeFrom: '2026-11-18', freeUntil: '2026-11-19' });
    expect(withSearchedDays(emptyBooking, query)).toMatchObject({ startDate: '2026-11-18', endDate: '2026-11-19' });
    const typed = { ...emptyBooking, startDate: '2026-12-01' };
    expect(withSearchedDays(typed, query)).toEqual(typed);
    expect(withSearchedDays(emptyBooking, new URLSearchParams({ freeFrom: 'soon' }))).toEqual(emptyBooking);
  });
});
