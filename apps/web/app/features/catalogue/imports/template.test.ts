import { importColumns } from '@rigsouq/contract/catalogue/imports';
import { expect, it } from 'vitest';
import { templateRows } from './template.ts';

it('lists every column and one example row', () => {
  const [head = [], line = []] = templateRows();
  expect(head).toEqual(importColumns);
  expect(line).toContain('Jebel Ali, Dubai');
  expect(line).toHaveLength(importColumns.length);
});
