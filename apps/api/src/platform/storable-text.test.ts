import { expect, it } from 'vitest';
import { isStorable } from './storable-text.ts';

it.each([
  ['plain', { a: ['x', 1, null, true], 'b c': '' }],
  ['Arabic', 'رافعة'],
  ['a whole pair', '\ud83d\ude00'],
  ['nothing', undefined],
])('takes %s', (_, given) => expect(isStorable(given)).toBe(true));

it.each([
  ['NUL', { a: [{ b: 'x\0' }] }],
  ['NUL in a name', { 'a\0': 1 }],
  ['half of a pair', ['\ud800']],
  ['its other half', { note: 'x\udc00y' }],
])('refuses %s', (_, given) => expect(isStorable(given)).toBe(false));

it('walks what is nested a hundred thousand deep', () => {
  let deep: unknown = '\0';
  for (let level = 0; level < 100_000; level++) deep = [deep];
  expect(isStorable(deep)).toBe(false);
});
