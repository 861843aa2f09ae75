import { importColumns } from '@rigsouq/contract/imports';
import { expect, it } from 'vitest';
import { templateRows } from './template.ts';

it('names every column, and shows how a line is filled in', () => {
  const [head = [], line = []] = templateRows();
  expect(head).toEqual(importColumns);
  expect(line).toContain('Jebel Ali, Dubai');
  expect(line).toHaveLength(importColumns.length);
});
