// Checks the lists of countries that pages write themselves, because they want another order than the taxonomy.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '..');

it('[SH-053] names Bahrain in every list of Gulf countries of the pages', () => {
  const lists = globSync('**/*.{ts,tsx}', { cwd: app })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => readFileSync(join(app, file), 'utf8').match(/\[[^[\]]*\]/g) ?? [])
    .filter((list) => ['sa', 'qa', 'kw', 'om'].filter((code) => list.includes(`'${code}'`)).length >= 2);
  expect(lists.length).toBeGreaterThan(0);
  expect(lists.filter((list) => !list.includes("'bh'"))).toEqual([]);
});
