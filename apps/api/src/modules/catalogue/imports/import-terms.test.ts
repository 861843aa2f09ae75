import { readdirSync, readFileSync } from 'node:fs';
import { listingConditions } from '@rigsouq/contract/catalogue/calls';
import { categories, codeOf, countries, currencies, type Entry } from '@rigsouq/contract/taxonomy';
import { expect, it } from 'vitest';
import { readTerm } from './import-terms.ts';

const locales = new URL('../../../../../web/locales/ar/', import.meta.url);
const arabic: Record<string, string> = Object.assign(
  {},
  ...readdirSync(locales).map((name) => JSON.parse(readFileSync(new URL(name, locales), 'utf8'))),
);

it.each<[Parameters<typeof readTerm>[0], readonly Entry[]]>([
  ['category', categories],
  ['condition', listingConditions],
  ['country', countries],
  ['currency', currencies],
])('reads every %s in English and as the Arabic pages name it', (column, list) => {
  for (const { code, label } of list)
    for (const written of [code, label, arabic[label] as string])
      expect([written, codeOf(list, readTerm(column, written))]).toEqual([written, code]);
});

it.each([
  ['type', 'بيع', 'sell'],
  ['type', 'للإيجار', 'rent'],
  ['type', 'For sale', 'sell'],
  ['category', 'بوكلين', 'excavators'],
  ['category', 'شيول', 'loaders'],
  ['country', 'الامارات', 'ae'],
  ['country', 'المملكة العربية السعودية', 'sa'],
  ['currency', 'درهم', 'AED'],
  ['currency', 'د.إ', 'AED'],
  ['condition', 'مستعمل', 'used-functional'],
] as const)('reads the %s %s', (column, written, term) => {
  expect(readTerm(column, written)).toBe(term);
});

it.each([
  ['type', 'lease'],
  ['category', 'حفارة كاتربيلر'],
  ['category', 'Submarines'],
  ['currency', 'ريال'],
  ['title', 'بيع'],
] as const)('leaves the %s %s as it is', (column, written) => {
  expect(readTerm(column, written)).toBe(written);
});
