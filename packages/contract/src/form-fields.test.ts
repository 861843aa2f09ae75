import { expect, it } from 'vitest';
import { parseFormFields, toFormData } from './form-fields.ts';

it('parses form fields back into the same objects and lists and refuses invalid names', () => {
  const given = { name: 'CAT 320', features: ['ac', 'camera'], specifications: { Bucket: '1.2 m³', Year: '2020' } };
  const entries = [...toFormData(given).entries()] as [string, string][];
  expect(parseFormFields(entries)).toEqual({ value: given });
  expect(
    parseFormFields([
      ['f[2]', 'c'],
      ['f[0]', 'a'],
      ['f[1]', 'b'],
    ]),
  ).toEqual({ value: { f: ['a', 'b', 'c'] } });
  expect(
    parseFormFields([
      ['f[]', 'a'],
      ['f[]', 'b'],
    ]),
  ).toEqual({ value: { f: ['a', 'b'] } });
  expect(
    parseFormFields([
      ['tag', 'a'],
      ['tag', 'b'],
    ]),
  ).toEqual({ value: { tag: ['a', 'b'] } });
  expect(parseFormFields([['f[9999]', 'far']])).toEqual({ value: { f: { 9999: 'far' } } });
  for (const name of ['__proto__', 'a[__proto__]', 'a[b][c]', 'a]b', '', 'x'.repeat(70)])
    expect(parseFormFields([[name, 'x']])).toEqual({ fault: name });
  expect(
    parseFormFields([
      ['a', 'x'],
      ['a[b]', 'y'],
    ]),
  ).toEqual({ fault: 'a[b]' });
});
