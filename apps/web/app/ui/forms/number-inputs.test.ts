import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('uses no number input, because browsers ignore Arabic digits in it', () => {
  const app = join(import.meta.dirname, '../..');
  const files = globSync('**/*.tsx', { cwd: app });
  expect(files.length).toBeGreaterThan(300);
  const NUMBER_INPUT = /type=\{?['"]number['"]|\btype: 'number',\s|<NumberInput\b/;
  expect(files.filter((file) => NUMBER_INPUT.test(readFileSync(join(app, file), 'utf8')))).toEqual([]);
});
