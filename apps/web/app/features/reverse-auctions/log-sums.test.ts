import { expect, it } from 'vitest';
import type { Auction } from './auction-query.ts';
import { collectSums, hasSameSums, type SupplierSums } from './log-sums.ts';

const offer = (supplier: string, total: number) =>
  JSON.stringify({ supplier, number: 1, units: [total], total, salt: 'x' });
const sumsOf = (...secrets: string[]) => {
  const sums: SupplierSums = new Map();
  for (const secret of secrets) collectSums(sums, secret);
  return sums;
};
const supplier = (_id: string, total: number | null) => ({ _id, total });
const buyersAuction = (...suppliers: object[]) => ({ side: 'buyer', currency: 'KWD', suppliers }) as unknown as Auction;

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
  expect(hasSameSums(sums, buyersAuction(supplier('one', 7.5), supplier('two', 8), supplier('three', null)))).toBe(
    true,
  );
  expect(hasSameSums(sums, buyersAuction(supplier('one', 7.5), supplier('two', 7.999)))).toBe(false);
  expect(hasSameSums(sums, buyersAuction(supplier('one', 7.5)))).toBe(false);
});

it('compares only the own sum for a supplier', () => {
  const suppliersAuction = (total: number | null) =>
    ({ side: 'supplier', currency: 'AED', total }) as unknown as Auction;
  expect(hasSameSums(sumsOf(offer('me', 900), offer('me', 850)), suppliersAuction(8.5))).toBe(true);
  expect(hasSameSums(sumsOf(offer('me', 900)), suppliersAuction(8.5))).toBe(false);
  expect(hasSameSums(sumsOf(), suppliersAuction(null))).toBe(true);
});
