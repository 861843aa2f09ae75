import { expect, it } from 'vitest';
import { placeSpan } from './fleet-rules.ts';

const place = (startDate: string, lastDay: string) => placeSpan({ startDate, lastDay }, '2026-11-16', 56);

it('places a booking with both of its days, cut at the edges of what is shown', () => {
  expect(place('2026-11-16', '2026-11-16')).toEqual({ start: 0, width: 1 / 56 });
  expect(place('2026-11-23', '2026-11-29')).toEqual({ start: 7 / 56, width: 7 / 56 });
  expect(place('2026-10-01', '2026-11-17')).toEqual({ start: 0, width: 2 / 56 });
  expect(place('2027-01-10', '2027-03-01')).toEqual({ start: 55 / 56, width: 1 / 56 });
});
