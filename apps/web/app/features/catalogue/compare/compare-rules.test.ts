import { expect, it } from 'vitest';
import { canRankPrices, differs, findBestIndex } from './compare-rules.ts';

it('finds rows whose values differ, ignoring case and spaces', () => {
  expect(differs(['Diesel', 'diesel ', 'DIESEL'])).toBe(false);
  expect(differs([2019, 2020])).toBe(true);
  expect(differs([null, 2020])).toBe(true);
  expect(differs([null, null])).toBe(false);
  expect(differs([1])).toBe(false);
});

it('finds the best known value, and none when several share it', () => {
  expect(findBestIndex([300, 100, null], 'lowest')).toBe(1);
  expect(findBestIndex([2019, 2021, 2020], 'highest')).toBe(1);
  expect(findBestIndex([100, 100, 300], 'lowest')).toBeUndefined();
  expect(findBestIndex([100, null], 'lowest')).toBeUndefined();
  expect(findBestIndex([], 'lowest')).toBeUndefined();
  expect(findBestIndex([0, 10], 'lowest')).toBe(0);
});

it('ranks the prices only of machines of one type of offer, and not those that work with those that do not', () => {
  const [works, worksToo] = [
    { type: 'sell', condition: 'used-functional' },
    { type: 'sell', condition: null },
  ];
  const [broken, parts] = [
    { type: 'sell', condition: 'used-non-functional' },
    { type: 'sell', condition: 'parts-only' },
  ];
  expect(canRankPrices([works, worksToo])).toBe(true);
  expect(canRankPrices([broken, parts])).toBe(true);
  expect(canRankPrices([works, broken])).toBe(false);
  expect(canRankPrices([works, { ...works, type: 'rent' }])).toBe(false);
});
