import { expect, it } from 'vitest';
import { isSudden } from './flag-rules.ts';

it('treats a price change of more than 40 % up or down as sudden', () => {
  expect([isSudden(100, 140), isSudden(100, 141), isSudden(100, 60), isSudden(100, 59)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(isSudden(0, 50)).toBe(false);
});
