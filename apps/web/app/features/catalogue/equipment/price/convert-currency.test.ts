import { expect, it } from 'vitest';
import { convertCurrency } from './convert-currency.ts';

const since = '2026-01-01T00:00:00.000Z';
const rates = [
  { currency: 'USD', usd: 1, since },
  { currency: 'AED', usd: 0.25, since },
  { currency: 'KWD', usd: 3.2, since },
];

it('converts through the dollar and rounds large amounts to whole units', () => {
  expect(convertCurrency(1000, 'USD', 'AED', rates)).toBe(4000);
  expect(convertCurrency(1000, 'KWD', 'AED', rates)).toBe(12_800);
  expect(convertCurrency(100_001, 'USD', 'KWD', rates)).toBe(31_250);
  expect(convertCurrency(60, 'AED', 'KWD', rates)).toBe(4.69);
});

it('returns nothing for the same currency or without a rate', () => {
  expect(convertCurrency(1, 'USD', 'USD', rates)).toBeUndefined();
  expect(convertCurrency(1, 'USD', 'EUR', rates)).toBeUndefined();
  expect(convertCurrency(1, 'USD', '', [])).toBeUndefined();
});
