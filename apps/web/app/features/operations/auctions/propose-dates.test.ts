import { expect, it } from 'vitest';
import { proposeDates } from './propose-dates.ts';

it('[AU-066] proposes the wanted day and duration, and never a start that has passed', () => {
  const now = Date.parse('2026-11-15T12:00:00Z');
  expect(proposeDates('2026-11-20', 3, now)).toEqual({ startDate: '2026-11-20T09:00', endDate: '2026-11-23T09:00' });
  expect(proposeDates('2026-11-10', 5, now)).toEqual({ startDate: '2026-11-15T16:00', endDate: '2026-11-20T16:00' });
});
