import { expect, it } from 'vitest';
import { isSudden } from './flag-rules.ts';

it('a price that changes by more than two fifths is sudden, either way', () => {
  expect([isSudden(100, 140), isSudden(100, 141), isSudden(100, 60), isSudden(100, 59)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(isSudden(0, 50)).toBe(false);
});
