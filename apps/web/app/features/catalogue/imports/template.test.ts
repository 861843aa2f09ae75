import { arabicColumns, importColumns } from '@rigsouq/contract/catalogue/imports';
import { expect, it } from 'vitest';
import { columnName, templateRows } from './template.ts';

it('lists every column and one example row', () => {
  const [head = [], line = []] = templateRows('en');
  expect(head).toEqual(importColumns);
  expect(line).toContain('Jebel Ali, Dubai');
  expect(line).toHaveLength(importColumns.length);
});

it('is in Arabic for a reader of Arabic', () => {
  const [head = [], line = []] = templateRows('ar');
  expect(head).toEqual(importColumns.map((column) => arabicColumns[column]));
  expect(line).toEqual(expect.arrayContaining(['بيع', 'الحفارات', 'الإمارات']));
  expect([columnName('country', 'ar'), columnName('country', 'en'), columnName('photos', 'ar')]).toEqual([
    'الدولة',
    'country',
    'photos',
  ]);
});
