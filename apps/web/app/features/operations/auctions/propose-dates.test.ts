import { expect, it } from 'vitest';
import { proposeDates } from './propose-dates.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

it('[AU-066] proposes the wanted day and duration, and never a start that has passed', () => {
  expect(proposeDates({ wantedDate: '2026-11-20', days: 3, country: 'ae' }, now)).toEqual({
    startDate: '2026-11-20T09:00',
    endDate: '2026-11-23T09:00',
  });
  expect(proposeDates({ wantedDate: '2026-11-10', days: 5, country: 'ae' }, now)).toEqual({
    startDate: '2026-11-15T16:00',
    endDate: '2026-11-20T16:00',
  });
});

it('proposes the present minute in the time zone of the machine', () => {
  expect(proposeDates({ wantedDate: '2026-11-15', days: 1, country: 'sa' }, now).startDate).toBe('2026-11-15T15:00');
  expect(proposeDates({ wantedDate: '2026-11-15', days: 1, country: null }, now).startDate).toBe('2026-11-15T16:00');
});
