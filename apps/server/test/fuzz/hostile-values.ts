// Values that programs stumble over.

import { diceFrom } from '../../../api/demo/dice.ts';
import { filePieces } from '../../../api/test/file-pieces.ts';

export type Dice = ReturnType<typeof diceFrom>;
export { diceFrom };

/** Stand for text that JSON.stringify would never write. They are replaced in what it has written. */
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
  ...[
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
  ],
  ...[
    '<!---->'.repeat(40),
    '<svg onload=alert(1)>',
    '{{7*7}}',
    '$' + '{7*7}',
    '../../../etc/passwd',
    'javascript:alert(1)',
  ],
  ...['x'.repeat(100_000), '\u{1F3D7}\uFE0F'.repeat(2_000), 'ﷺ'.repeat(5_000), `e${'\u0301'.repeat(5_000)}`],
  ...['٠١٢٣', '1e400', 'NaN', 'Infinity', '-1', '0x10', '1_000', '٫', '00000000-0000-0000-0000-000000000000'],
  ...['9999-12-31', '-271821-04-20', '+275760-09-13T00:00:00.000Z', '2026-02-30', '2026-13-45T99:99:99Z', '0000-00-00'],
  ...[
    'a@b',
    `${'a'.repeat(64)}@${'b.'.repeat(120)}c`,
    'a@b.c\r\nBcc: x@y.z',
    '"a b"@c.d',
    'https://[::1]',
    'file:///etc',
  ],
  ...['constructor', '__proto__', 'toString', 'null', 'undefined', '[object Object]', 'en-u-ca-islamic', 'AED', 'ae'],
];
const values: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.1, 1.005, 2 ** 31, 2 ** 53 + 2, 1e21, 1e308, -1e308, 5e-324],
  ...[[], {}, [[]], [null], { length: -1 }, { toString: 1 }, { __proto__: null }, [1, 'a', {}]],
  ...Object.values(RAW),
  Array.from({ length: 10_000 }, (_, at) => at),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`key${at}`, at])),
];

/** Put into a text that is right as it is, they get past most rules. */
const characters: readonly string[] = [
  ...[
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
  ],
];

export function hostileText(dice: Dice): string {
  // What no database keeps comes often: it is stored at few places, and each has to be met.
  return dice.chance(0.25) ? dice.pick(['\ud800', 'a\0b']) : dice.pick(texts);
}

export function hostileValue(dice: Dice): unknown {
  return dice.chance(0.6) ? hostileText(dice) : dice.pick(values);
}

/** A copy with one value in it replaced, removed or added. */
export function spoiled(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value) && value.length > 0) {
    const at = Math.floor(dice.random() * value.length);
    if (dice.chance(0.1)) return Array.from({ length: 3_000 }, () => value[at]);
    return value.map((item, place) => (place === at ? spoiled(item, dice) : item));
  }
  if (value && typeof value === 'object' && Object.keys(value).length > 0 && dice.chance(0.9)) {
    const entries = Object.entries(value);
    const at = Math.floor(dice.random() * entries.length);
    if (dice.chance(0.1)) return Object.fromEntries(entries.filter((_, place) => place !== at));
    if (dice.chance(0.1)) return { ...value, [hostileText(dice).slice(0, 200)]: hostileValue(dice) };
    return Object.fromEntries(entries.map(([key, item], place) => [key, place === at ? spoiled(item, dice) : item]));
  }
  if (typeof value === 'string' && dice.chance(0.5)) {
    const at = Math.floor(dice.random() * (value.length + 1));
    return value.slice(0, at) + dice.pick(characters) + value.slice(at);
  }
  return hostileValue(dice);
}

/** What a file begins with: pieces of several formats, some of them many times. */
export function hostileHead(dice: Dice): Buffer {
  const count = 1 + Math.floor(dice.random() * 5);
  const pieces = Array.from({ length: count }, () =>
    dice.pick(filePieces).repeat(dice.chance(0.3) ? Math.ceil(dice.between(2, 2_000)) : 1),
  );
  return Buffer.from(pieces.join(''), 'latin1');
}
