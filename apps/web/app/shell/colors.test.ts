// A colour that is written where it is used does not follow the theme, and soon there are five greys that differ by one.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration } from 'postcss';
import { expect, it } from 'vitest';
import { theme } from './theme.ts';

const web = join(import.meta.dirname, '../..');
const exclude = ['**/node_modules/**', 'build/**', '.react-router/**', '**/*.test.*'];
const files = (pattern: string) =>
  globSync(pattern, { cwd: web, exclude }).map((name) => ({ name, text: readFileSync(join(web, name), 'utf8') }));
const styles = files('**/*.css');
const sources = files('{app,server}/**/*.{ts,tsx}');

/** The files that may contain colour values. */
const allowed = new Map([
  ['app/shell/theme.ts', 'declares the palettes'],
  ['app/shell/colors.css', 'declares the colours of no palette'],
  ['app/shared/identity/qr-code.tsx', 'is black on white in every theme, because a camera reads it'],
  ['server/failure-page.ts', 'is sent when the application, and with it the theme, has failed'],
]);

const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi;
/** A colour function with numbers. With a variable it follows the theme. */
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!var\()[^)]*\)/gi;
/** Common names of colours. They may stand only in the name of a variable. */
const NAME =
  /(?<![\w-])(?:white|black|gr[ae]y|silver|red|pink|orange|gold|yellow|brown|green|teal|blue|navy|purple|violet)(?![\w-])/gi;

function declarationsIn(css: string): Declaration[] {
  const found: Declaration[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    found.push(declaration);
  });
  return found;
}

const matches = (text: string, patterns: RegExp[]) => patterns.flatMap((pattern) => text.match(pattern) ?? []);
const variablesIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
const colorsCss = styles
  .filter(({ name }) => name === 'app/shell/colors.css')
  .flatMap(({ text }) => declarationsIn(text));

it('finds colour values in the theme only', () => {
  const found = [
    ...styles.map(({ name, text }) => ({
      name,
      values: declarationsIn(text).flatMap(({ value }) => matches(value, [HEX, FUNCTION, NAME])),
    })),
    ...sources.map(({ name, text }) => ({ name, values: matches(text, [HEX, FUNCTION]) })),
  ].filter(({ values }) => values.length > 0);
  expect(found.filter(({ name }) => !allowed.has(name))).toEqual([]);
  // An exception that is no longer needed is removed.
  expect(
    found
      .map(({ name }) => name)
      .filter((name) => allowed.has(name))
      .sort(),
  ).toEqual([...allowed.keys()].sort());
});

it('finds each variable that is used, because a wrong name only removes the colour', () => {
  const declared = new Set([
    ...styles.flatMap(({ text }) => declarationsIn(text).map(({ prop }) => prop)),
    ...sources.flatMap(({ text }) => [...text.matchAll(/'(--[\w-]+)'/g)].map(([, name = '']) => name)),
  ]);
  const used = [...styles, ...sources].flatMap(({ text }) => variablesIn(text));
  const ours = used.filter((name) => !name.startsWith('--mantine-'));
  expect(ours.filter((name) => !declared.has(name))).toEqual([]);
  expect(colorsCss.map(({ prop }) => prop).filter((name) => !used.includes(name))).toEqual([]);
});

it('takes the palettes from the theme, and only where the roles are declared', () => {
  const known = new Set(['white', 'black']);
  for (const [name, shades] of Object.entries(theme.colors ?? {})) {
    shades?.forEach((_, at) => {
      known.add(`${name}-${at}`);
    });
  }
  const shades = colorsCss
    .flatMap(({ value }) => variablesIn(value))
    .map((name) => name.replace('--mantine-color-', ''));
  expect(shades.filter((shade) => !known.has(shade))).toEqual([]);
  const elsewhere = [...styles, ...sources].filter(
    ({ name, text }) => name !== 'app/shell/colors.css' && text.includes('--mantine-color-'),
  );
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
});

it('repeats the ink of the theme in its channels', () => {
  const channels = colorsCss.find(({ prop }) => prop === '--ink-channels')?.value.split(' ') ?? [];
  expect(`#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`).toBe(theme.black);
});
