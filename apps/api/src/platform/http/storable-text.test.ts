import { expect, it } from 'vitest';
import { cleanTexts } from './storable-text.ts';

it('removes what PostgreSQL cannot store, and keeps the rest as it is', () => {
  expect(cleanTexts({ a: ['x\0y', 1, null, true, { 'b\0c': 'رافعة\0' }], pair: '\ud83d\ude00' })).toEqual({
    a: ['xy', 1, null, true, { bc: 'رافعة' }],
    pair: '\ud83d\ude00',
  });
  expect(cleanTexts('\ud800x')).toBe('\ufffdx');
  expect(cleanTexts(['a\udc00'])).toEqual(['a\ufffd']);
  for (const plain of [undefined, null, 7, '', []]) expect(cleanTexts(plain)).toEqual(plain);
});

it('cleans a value that is nested a hundred thousand levels deep', () => {
  const last = ['\0'];
  let deep: unknown = last;
  for (let level = 0; level < 100_000; level++) deep = [deep];
  cleanTexts(deep);
  expect(last).toEqual(['']);
});

it('does not change the prototype', () => {
  const cleaned = cleanTexts(JSON.parse('{"__proto__\\u0000":{"polluted":"yes"}}'));
  expect(cleaned.polluted).toBeUndefined();
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});
