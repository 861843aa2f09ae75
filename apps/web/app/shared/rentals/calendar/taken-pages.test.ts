import { takenDays } from '@rigsouq/contract/rentals/calls';
import { expect, it } from 'vitest';
import { pageOfMonth, takenSpan } from './taken-pages.ts';

it('splits the time into half-years without a gap, each one valid for the call', () => {
  expect(takenSpan('2026-11', 0)).toEqual({ from: '2026-11-01', until: '2027-05-01' });
  expect(takenSpan('2026-11', 1)).toEqual({ from: '2027-05-01', until: '2027-11-01' });
  expect(takenDays.query.safeParse(takenSpan('2026-11', 3)).success).toBe(true);
  expect(['2026-11', '2027-04', '2027-05', '2028-11'].map((month) => pageOfMonth('2026-11', month))).toEqual([
    0, 0, 1, 4,
  ]);
});
