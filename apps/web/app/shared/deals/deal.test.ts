import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { dayOrUnknown } from './deal.ts';

const t = ((text: string) => text) as TFunction;

it('shows the day in the country of the machine, and in Gulf time without one', () => {
  const lateInRiyadh = '2026-11-16T20:30:00.000Z';
  expect(dayOrUnknown(t, lateInRiyadh, 'en', 'sa')).toBe('16 Nov 2026');
  expect(dayOrUnknown(t, lateInRiyadh, 'en', 'ae')).toBe('17 Nov 2026');
  expect(dayOrUnknown(t, lateInRiyadh, 'en')).toBe('17 Nov 2026');
  expect(dayOrUnknown(t, '2026-11-16', 'en')).toBe('16 Nov 2026');
  expect(dayOrUnknown(t, '', 'en', 'sa')).toBe('Unknown Date');
});
