// Checks that the files, commands, scripts and settings that the documents name exist.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const commands = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

const skipped = /node_modules|(^|\/)build\/|test-results/;
const documents: string[] = [];
for await (const path of glob('**/*.md', { cwd: root, exclude: (name) => skipped.test(name) })) documents.push(path);

/** Returns the files, commands and scripts that a document names but that do not exist. */
function missingIn(path: string): string[] {
  const text = read(path);
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(path), target)));
  const namedCommands = [...text.matchAll(/npm run ([\w:-]*\w)/g)].map(([, name = '']) => name);
  const scripts = [...text.matchAll(/(?<![\w/])(?:deploy\/[\w.-]*\w|\.ci\/[\w./-]*\w|bench\/[\w.-]+\.ts)/g)].map(
    ([file]) => file,
  );
  return [
    ...links,
    ...namedCommands.filter((name) => !commands.includes(name)).map((name) => `npm run ${name}`),
    ...scripts.filter((file) => file !== 'deploy/.env' && !existsSync(join(root, file))),
  ];
}

it.each(documents)('has every file, command and script that %s names', (path) => {
  expect(missingIn(path)).toEqual([]);
});

it('names every place of Arabic words in the page about texts', () => {
  const links = read('docs/handbook/texts.md').matchAll(/`((?:apps|packages)\/[^`]+\.\w+)`/g);
  const places = [...links].map(([, place = '']) => place);
  const named = new Set(globSync(places, { cwd: root }));
  const product = ['apps/*/{src,app,server,locales,operator}/**/*.{ts,tsx,json}', 'packages/*/src/**/*.ts'];
  const unnamed = globSync(product, { cwd: root, exclude: (name) => skipped.test(name) })
    .filter((path) => !named.has(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => /[\u0621-\u064a]{2}/.test(read(path)));
  expect(unnamed).toEqual([]);
  expect(named.size).toBeGreaterThan(places.length);
});

it('lists every setting of compose.yaml in env.example', () => {
  const settings = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
  const example = read('deploy/env.example');
  expect(settings.length).toBeGreaterThan(10);
  expect(settings.filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(example))).toEqual([]);
});

const { panels } = JSON.parse(read('deploy/grafana/rigsouq.json')) as { panels: { title: string }[] };
const titles = panels.map(({ title }) => title);

it('names only panels that the dashboard has', () => {
  const named = globSync('docs/handbook/**/*.md', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/\bpanels? \*([^*]+)\*(?: and \*([^*]+)\*)?/g)].flatMap(([, ...names]) =>
      names.filter(Boolean),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !titles.includes(name))).toEqual([]);
});

it('has a panel for the trigger of each step of growth', () => {
  const steps = read('docs/SCALING.md').split('## The steps')[1]?.split('\n## ')[0] ?? '';
  const rows = steps.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| step |'));
  expect(rows.length).toBeGreaterThan(8);
  const panel = (row: string) => /\*([^*]+)\*/.exec(row.split('|')[3] ?? '')?.[1] ?? '';
  expect(rows.filter((row) => !titles.includes(panel(row)))).toEqual([]);
});

it('lists every command and every setting in the README', () => {
  const readme = read('README.md');
  const parts = commands.filter((name) => !/^(check:|fix$|test$)/.test(name));
  expect(parts.filter((name) => !readme.includes(name === 'start' ? 'npm start' : `npm run ${name}`))).toEqual([]);
  const settings = [...read('apps/api/src/platform/config.ts').matchAll(/\b([A-Z][A-Z_]{3,})\b: /g)].map(
    ([, name = '']) => name,
  );
  expect(settings.filter((name) => !readme.includes(`\`${name}\``) && name !== 'NODE_ENV')).toEqual([]);
});
