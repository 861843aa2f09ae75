// Checks that the tests that docs/SPEC.md names for each requirement exist, and that docs/spec-rows.md lists the tests of each row. A renamed test would
// leave a requirement without its proof.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const files = [
  ...globSync('e2e/**/*.spec.ts', { cwd: root }),
  ...globSync('{apps,packages,deploy}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/build/**'],
  }),
];
const nameOf = (path: string) => basename(path).replace(/\.tsx?$/, '');
const tests = files.map(nameOf);

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

const rowsPage = join(root, 'docs/spec-rows.md');
const ROW = /^\| ([A-Z]{2}-\d{3}) \| (.+?) \|/;
const IDS = /\[([A-Z]{2}-\d{3})\]/g;

/** Maps each id to the test files with a test of it. */
function filesById(): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const path of files)
    for (const [, id = ''] of readFileSync(join(root, path), 'utf8').matchAll(IDS))
      found.set(id, (found.get(id) ?? new Set()).add(path));
  return new Map([...found].map(([id, paths]) => [id, [...paths].toSorted()]));
}

function describeTests(paths: readonly string[]): string {
  const inBrowser = paths.filter((path) => path.startsWith('e2e/')).map((path) => `\`${nameOf(path)}\``);
  const onServer = paths.filter((path) => !path.startsWith('e2e/')).map((path) => `\`${nameOf(path)}\``);
  return `${onServer.join(', ') || '–'} | ${inBrowser.join(', ') || '–'} |`;
}

it('lists every row of the specification with the tests that carry its id', () => {
  const found = filesById();
  const text = readFileSync(rowsPage, 'utf8');
  const written = text.replace(/^\| [A-Z]{2}-\d{3} .*$/gm, (line) => {
    const [, id = '', statement = ''] = ROW.exec(line) ?? [];
    return `| ${id} | ${statement} | ${describeTests(found.get(id) ?? [])}`;
  });
  if (process.env.UPDATE_ROWS) writeFileSync(rowsPage, written);
  expect(readFileSync(rowsPage, 'utf8')).toBe(written);
  const listed = [...text.matchAll(/^\| ([A-Z]{2}-\d{3}) /gm)].map(([, id]) => id ?? '');
  expect(listed.length).toBeGreaterThan(400);
  expect(listed.filter((id) => !found.has(id))).toEqual([]);
  expect([...found.keys()].filter((id) => !listed.includes(id))).toEqual([]);
});
