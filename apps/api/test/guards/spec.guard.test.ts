// Checks that the tests that docs/SPEC.md names for each requirement exist. A renamed test would leave a requirement without its proof.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const tests = [
  ...globSync('e2e/**/*.spec.ts', { cwd: root }),
  ...globSync('{apps,packages,deploy}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**'],
  }),
].map((path) => basename(path).replace(/\.tsx?$/, ''));

it('names an existing test for every requirement in docs/SPEC.md', () => {
  const lines = readFileSync(join(root, 'docs/SPEC.md'), 'utf8').split('\n');
  const named = lines.join(' ').matchAll(/`([\w-]+\.(?:spec|test))`/g);
  expect([...new Set([...named].map(([, name]) => name))].filter((name) => !tests.includes(name ?? ''))).toEqual([]);
  const from = lines.findIndex((line) => line.startsWith('## Shell'));
  const until = lines.findIndex((line) => line.startsWith('## Where we differ'));
  const requirements = lines.slice(from, until).filter((line) => /^(- |\| [^c|-])/.test(line));
  expect(requirements.length).toBeGreaterThan(50);
  expect(requirements.filter((line) => !/`[\w-]+\.(spec|test)`/.test(line))).toEqual([]);
});
