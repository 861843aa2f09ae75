import { expect, it } from 'vitest';
import { keepMonthsInOrder, listSelectableMonths, readSearch, searchPath } from './report-search.ts';

const SUPPLIER = '018f0000-0000-7000-8000-000000000001';
const none = { from: '', to: '', category: '', supplier: '' };

it('reads only valid choices from the address', () => {
  const query = `from=2026-01&to=2026-03&category=cranes&supplier=${SUPPLIER}`;
  const asked = { from: '2026-01', to: '2026-03', category: 'cranes', supplier: SUPPLIER };
  expect(readSearch(new URLSearchParams(query))).toEqual(asked);
  expect(searchPath(asked)).toBe(`/procurement/reports?${query}`);
  expect(readSearch(new URLSearchParams('from=2026-13&to=now&category=ships&supplier=x'))).toEqual(none);
  expect(searchPath(none)).toBe('/procurement/reports');
});

it('keeps the months in order by moving the month that was not chosen', () => {
  const apart = { ...none, from: '2026-05', to: '2025-12' };
  expect(keepMonthsInOrder(apart, 'to')).toEqual({ ...none, from: '2025-12', to: '2025-12' });
  expect(keepMonthsInOrder(apart, 'from')).toEqual({ ...none, from: '2026-05', to: '2026-05' });
  const apt = { ...none, from: '2025-12', to: '2026-05' };
  expect(keepMonthsInOrder(apt, 'to')).toEqual(apt);
  expect(keepMonthsInOrder({ ...none, to: '2025-12' }, 'to')).toEqual({ ...none, to: '2025-12' });
});

it('offers the months of five years, newest first, and the months that are shown', () => {
  const months = listSelectableMonths('2026-01', ['2019-07', '2026-01']);
  expect([months.length, months[0], months[59], months[60]]).toEqual([61, '2026-01', '2021-02', '2019-07']);
});
