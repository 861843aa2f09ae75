import { importColumns } from '@rigsouq/contract/imports';
import { expect, it } from 'vitest';
import { templateFile } from './template.ts';

it('names every column, and shows how a line is filled in', () => {
  const [head = '', line = ''] = templateFile().split('\r\n');
  expect(head).toBe(`\ufeff${importColumns.join(',')}`);
  expect(line).toContain('"Jebel Ali, Dubai"');
  expect(line.replaceAll(/"[^"]*"/g, '').split(',')).toHaveLength(importColumns.length);
});
