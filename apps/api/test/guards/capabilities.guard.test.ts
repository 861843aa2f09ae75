// Checks that a capability has one name everywhere, and that the map in docs/handbook/tour.md is the true one.
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const page = join(root, 'docs/handbook/tour.md');
const START = '<!-- capabilities: written by `UPDATE_MAP=1 npx vitest run capabilities.guard` -->';
const END = '<!-- end of capabilities -->';
/** These modules have no screens of their own: other capabilities show what they do. */
const withoutScreens = ['discovery', 'machines', 'media'];

const modules = readdirSync(join(root, 'apps/api/src/modules')).toSorted();
const places = {
  contract: (name: string) => `packages/contract/src/${name}`,
  feature: (name: string) => `apps/web/app/features/${name}`,
  shared: (name: string) => `apps/web/app/shared/${name}`,
  Arabic: (name: string) => `apps/web/locales/ar/${name}.json`,
};

const row = (name: string) =>
  [
    name,
    ...Object.values(places).map((place) => (existsSync(join(root, place(name))) ? `\`${place(name)}\`` : '')),
  ].join(' | ');
const map = [
  `| module | ${Object.keys(places).join(' | ')} |`,
  `|---|${Object.keys(places)
    .map(() => '---|')
    .join('')}`,
  ...modules.map((name) => `| ${row(name)} |`),
].join('\n');

it('has a contract, a feature and a locale file of the same name for every module with screens', () => {
  const incomplete = modules.filter((name) =>
    [places.contract, places.feature, places.Arabic].some((place) => !existsSync(join(root, place(name)))),
  );
  expect(incomplete).toEqual(withoutScreens);
});

it('has no contract folder, shared folder or locale file without a module', () => {
  const known = new Set([...modules, 'platform', 'dashboard', 'deals']);
  const folders = ['packages/contract/src', 'apps/web/app/shared'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  expect(folders.filter((name) => !known.has(name))).toEqual([]);
});

it('has at most 40 source files in a folder', () => {
  const patterns = ['{apps,packages,e2e,bench,tools,deploy}/**/*.{ts,tsx,css}'];
  const exclude = ['**/node_modules/**', '**/build/**', '**/.react-router/**'];
  const counts = new Map<string, number>();
  for (const path of globSync(patterns, { cwd: root, exclude }))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(150);
  expect([...counts].filter(([, count]) => count > 40)).toEqual([]);
});

it('prints the map in the tour', () => {
  const text = readFileSync(page, 'utf8');
  const written = `${text.slice(0, text.indexOf(START) + START.length)}\n\n${map}\n\n${text.slice(text.indexOf(END))}`;
  if (process.env.UPDATE_MAP) writeFileSync(page, written);
  expect(readFileSync(page, 'utf8')).toBe(written);
});
