import { expect, it } from 'vitest';
import { plainNumber } from './plain-number.ts';

it.each([
  ['85000', '85000'],
  [' 85,000 ', '85000'],
  ['1 250 000.5', '1250000.5'],
  ['٨٥٬٠٠٠٫٥', '85000.5'],
  ['۱۲۳۴', '1234'],
  ['1.234', '1.234'],
  // A comma that does not separate thousands is ambiguous, so it stays and the number is refused.
  ['85,5', '85,5'],
  ['a lot', 'a lot'],
  ['', ''],
])('reads %j as %j', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
});
