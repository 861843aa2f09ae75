import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { arabic } from '../app/lib/i18n/arabic.ts';
import { createI18n } from '../app/lib/i18n/i18n.ts';
import routes from '../app/routes.ts';
import { textsByArea } from './arabic-texts.ts';

const areas = textsByArea(routes);
const keysOf = (area: string) => Object.keys(areas.get(area) ?? {});

it('[SH-041] loads every Arabic text with some page, and the texts of the frame only once', () => {
  const loaded = new Set([...areas.keys()].flatMap(keysOf));
  expect(Object.keys(arabic).filter((key) => !loaded.has(key))).toEqual([]);
  const frame = new Set(keysOf('frame'));
  for (const area of areas.keys())
    if (area !== 'frame') expect(keysOf(area).filter((key) => frame.has(key))).toEqual([]);
});

it('finds the texts of a page in its components, its plural forms and its contract', () => {
  expect(keysOf('market')).toEqual(expect.arrayContaining(['Clear Filters', '{{number}} machines_few']));
  expect(keysOf('buying')).toContain('Submit sealed response');
  expect(keysOf('frame')).toEqual(expect.arrayContaining(['Login', 'auth.credentials']));
  expect(keysOf('market')).not.toContain('Submit sealed response');
});

it('has the refusals of a call in the areas that make the call, and general ones in the frame', () => {
  expect(keysOf('buying')).toContain('You have already asked for a plan. We will contact you.');
  expect(keysOf('market')).not.toContain('You have already asked for a plan. We will contact you.');
  expect(keysOf('frame')).toContain('Too many attempts. Wait a moment and try again.');
});

it('keeps the texts of a first visit small', () => {
  const sizes = new Map([...areas].map(([area, texts]) => [area, brotliCompressSync(JSON.stringify(texts)).length]));
  expect(sizes.get('frame')).toBeLessThan(16_000);
  expect(Math.max(...sizes.values())).toBeLessThan(32_000);
});

it('adds texts to pages that are already open', () => {
  const texts: Record<string, string> = {};
  const i18n = createI18n('ar', texts);
  Object.assign(texts, areas.get('market'));
  expect(i18n.t('{{number}} machines', { count: 3, number: '3' })).toBe(
    arabic['{{number}} machines_few']?.replace('{{number}}', '3'),
  );
  expect(i18n.getFixedT('ar')('Clear Filters')).toBe(arabic['Clear Filters']);
});
