// Generates values that often break programs.

import { createRandom } from '../../../api/demo/random.ts';
import { filePieces } from '../../../api/test/file-pieces.ts';

export type Random = ReturnType<typeof createRandom>;
export { createRandom };

/** Placeholders for text that JSON.stringify never writes. They are replaced in its output. */
const RAW = {
  deepList: '@@deep list@@',
  deepObject: '@@deep object@@',
  hugeNumber: '@@huge number@@',
  longNumber: '@@long number@@',
  minusZero: '@@minus zero@@',
} as const;
const DEEP = 100_000;
const rawText: Record<string, string> = {
  [RAW.deepList]: '['.repeat(DEEP) + ']'.repeat(DEEP),
  [RAW.deepObject]: `${'{"a":'.repeat(DEEP / 4)}1${'}'.repeat(DEEP / 4)}`,
  [RAW.hugeNumber]: '1e400',
  [RAW.longNumber]: '9'.repeat(2_000),
  [RAW.minusZero]: '-0.0',
};

export function jsonOf(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.replaceAll(/"@@[a-z ]+@@"/g, (mark) => rawText[mark.slice(1, -1)] ?? mark);
}

const texts: readonly string[] = [
  '',
  ' ',
  '\n',
  '\ud800',
  '\udfff\ud800',
  'a\0b',
  '\uFEFF',
  '\u202Eabc',
  '\u0007',
  '%00',
  '%zz',
  '\\',
  "' or 1=1 --",
  '<!---->'.repeat(40),
  '<svg onload=alert(1)>',
  '{{7*7}}',
  '$' + '{7*7}',
  '../../../etc/passwd',
  'javascript:alert(1)',
  'x'.repeat(100_000),
  '\u{1F3D7}\uFE0F'.repeat(2_000),
  'ﷺ'.repeat(5_000),
  `e${'\u0301'.repeat(5_000)}`,
  '٠١٢٣',
  '1e400',
  'NaN',
  'Infinity',
  '-1',
  '0x10',
  '1_000',
  '٫',
  '00000000-0000-0000-0000-000000000000',
  '9999-12-31',
  '-271821-04-20',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30',
  '2026-13-45T99:99:99Z',
  '0000-00-00',
  'a@b',
  `${'a'.repeat(64)}@${'b.'.repeat(120)}c`,
  'a@b.c\r\nBcc: x@y.z',
  '"a b"@c.d',
  'https://[::1]',
  'file:///etc',
  'constructor',
  '__proto__',
  'toString',
  'null',
  'undefined',
  '[object Object]',
  'en-u-ca-islamic',
  'AED',
  'ae',
];
const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1.005,
  2 ** 31,
  2 ** 53 + 2,
  1e21,
  1e308,
  -1e308,
  5e-324,
  [],
  {},
  [[]],
  [null],
  { length: -1 },
  { toString: 1 },
  { __proto__: null },
  [1, 'a', {}],
  ...Object.values(RAW),
  Array.from({ length: 10_000 }, (_, at) => at),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`key${at}`, at])),
];

/** Characters that, inserted into a valid text, get past most rules. */
const characters: readonly string[] = [
  '\ud800',
  '\udc00',
  '\0',
  '\u202E',
  '\uFEFF',
  '\u2028',
  '\u0007',
  "'",
  '"',
  '\\',
  '%',
  '\r\n',
  '<b>',
  '\u{1F3D7}',
  '\uFFFF',
];

export function hostileText(random: Random): string {
  // Text that no database can store is chosen often, because only few fields store it and each must be tested.
  return random.chance(0.25) ? random.pick(['\ud800', 'a\0b']) : random.pick(texts);
}

export function hostileValue(random: Random): unknown {
  return random.chance(0.6) ? hostileText(random) : random.pick(values);
}

/** Returns a copy in which one value is replaced, removed or added. */
export function spoilValue(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const at = Math.floor(random.next() * value.length);
    if (random.chance(0.1)) return Array.from({ length: 3_000 }, () => value[at]);
    return value.map((item, place) => (place === at ? spoilValue(item, random) : item));
  }
  if (value && typeof value === 'object' && Object.keys(value).length > 0 && random.chance(0.9)) {
    const entries = Object.entries(value);
    const at = Math.floor(random.next() * entries.length);
    if (random.chance(0.1)) return Object.fromEntries(entries.filter((_, place) => place !== at));
    if (random.chance(0.1)) return { ...value, [hostileText(random).slice(0, 200)]: hostileValue(random) };
    return Object.fromEntries(
      entries.map(([key, item], place) => [key, place === at ? spoilValue(item, random) : item]),
    );
  }
  if (typeof value === 'string' && random.chance(0.5)) {
    const at = Math.floor(random.next() * (value.length + 1));
    return value.slice(0, at) + random.pick(characters) + value.slice(at);
  }
  return hostileValue(random);
}

/** Builds the start of a file from pieces of several formats, some of them repeated many times. */
export function hostileFileStart(random: Random): Buffer {
  const count = 1 + Math.floor(random.next() * 5);
  const pieces = Array.from({ length: count }, () =>
    random.pick(filePieces).repeat(random.chance(0.3) ? Math.ceil(random.between(2, 2_000)) : 1),
  );
  return Buffer.from(pieces.join(''), 'latin1');
}
