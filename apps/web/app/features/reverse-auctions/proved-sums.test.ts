import { expect, it } from 'vitest';
import type { Auction } from './auction-query.ts';
import { areShown, noteSums, type Sums } from './proved-sums.ts';

const offer = (supplier: string, total: number) =>
  JSON.stringify({ supplier, number: 1, units: [total], total, salt: 'x' });
const sumsOf = (...secrets: string[]) => {
  const sums: Sums = new Map();
  for (const secret of secrets) noteSums(sums, secret);
  return sums;
};
const seat = (_id: string, total: number | null) => ({ _id, total });
const buyers = (...suppliers: object[]) => ({ side: 'buyer', currency: 'KWD', suppliers }) as unknown as Auction;

it('[PR-009] compares the last sums in the log with those on the page', () => {
  const opened = JSON.stringify({
    buyer: 'b',
    ceiling: null,
    lines: [],
    stands: [offer('one', 9_000), offer('two', 8_000)],
  });
  const sums = sumsOf(opened, offer('one', 7_500), JSON.stringify({ ranks: [1, 2], salt: 'x' }));
  expect([...sums]).toEqual([
    ['one', 7_500],
    ['two', 8_000],
  ]);
  expect(areShown(sums, buyers(seat('one', 7.5), seat('two', 8), seat('three', null)))).toBe(true);
  expect(areShown(sums, buyers(seat('one', 7.5), seat('two', 7.999)))).toBe(false);
  expect(areShown(sums, buyers(seat('one', 7.5)))).toBe(false);
});

it('compares a supplier with itself alone', () => {
  const own = (total: number | null) => ({ side: 'supplier', currency: 'AED', total }) as unknown as Auction;
  expect(areShown(sumsOf(offer('me', 900), offer('me', 850)), own(8.5))).toBe(true);
  expect(areShown(sumsOf(offer('me', 900)), own(8.5))).toBe(false);
  expect(areShown(sumsOf(), own(null))).toBe(true);
});
