import { expect, it } from 'vitest';
import { dayAfterKey } from './day-after-key.ts';

it('moves with the arrows in reading direction, with Home and End in the week, and with the page keys by month', () => {
  const day = '2026-11-18';
  expect(dayAfterKey('ArrowRight', day, 'ltr')).toBe('2026-11-19');
  expect(dayAfterKey('ArrowRight', day, 'rtl')).toBe('2026-11-17');
  expect(dayAfterKey('ArrowDown', day, 'rtl')).toBe('2026-11-25');
  expect([dayAfterKey('Home', day, 'ltr'), dayAfterKey('End', day, 'ltr')]).toEqual(['2026-11-16', '2026-11-22']);
  expect(dayAfterKey('PageDown', '2027-01-31', 'ltr')).toBe('2027-02-28');
  expect(dayAfterKey('Enter', day, 'ltr')).toBeUndefined();
});
