// A size that is written where it is used is soon one of twelve sizes, and a page with a separate breakpoint is not looked at on that screen.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Root } from 'postcss';
import { expect, it } from 'vitest';
import { theme } from './theme.ts';

const web = join(import.meta.dirname, '../..');
const TOKENS = 'app/shell/base.css';
const sheets: { name: string; root: Root }[] = globSync('app/**/*.css', { cwd: web }).map((name) => ({
  name,
  root: postcss.parse(readFileSync(join(web, name), 'utf8')),
}));

/** Returns the declarations with a value that none of the patterns allows. */
function findValues(properties: RegExp, allowed: RegExp): string[] {
  const found: string[] = [];
  for (const { name, root } of sheets)
    root.walkDecls(properties, ({ prop, value }) => {
      if (value.split(' ').some((part) => !allowed.test(part))) found.push(`${name}: ${prop}: ${value}`);
    });
  return found;
}

it('uses the six sizes of text and nothing between them', () => {
  expect(sheets.length).toBeGreaterThan(200);
  expect(findValues(/^font(-size)?$/, /^(var\(--text-(xs|sm|md|lg|xl|2xl|lead|title|display)\)|inherit)$/)).toEqual([]);
  const tokens = new Map<string, string>();
  for (const { name, root } of sheets)
    root.walkDecls(/^--(text|radius)/, ({ prop, value, parent }) => {
      expect(name).toBe(TOKENS);
      // Those that are a size smaller on a phone name one of the six.
      if (!value.startsWith('var(')) tokens.set(prop, value);
      expect(parent).toMatchObject({ selector: ':root' });
    });
  expect(Object.fromEntries(tokens)).toEqual({
    '--text-xs': '13px',
    '--text-sm': '14px',
    '--text-md': '16px',
    '--text-lg': '20px',
    '--text-xl': '28px',
    '--text-2xl': '40px',
    '--radius': '8px',
    '--radius-mark': '2px',
    '--radius-round': '999px',
  });
});

it('gives Mantine the same sizes and corners', () => {
  expect(theme.fontSizes).toEqual({ xs: '13px', sm: '14px', md: '16px', lg: '20px', xl: '28px' });
  expect(new Set(Object.values(theme.radius ?? {}))).toEqual(new Set(['2px', '8px']));
});

it('has corners of one radius, small marks and circles', () => {
  expect(findValues(/^border.*radius$/, /^(var\(--radius(-mark|-round)?\)|0|50%)$/)).toEqual([]);
});

it('changes its layout at three widths: a tablet, a laptop and a large screen', () => {
  const WIDTH = /\((?:min|max)-width: ([^)]+)\)/g;
  const found: string[] = [];
  for (const { name, root } of sheets)
    root.walkAtRules('media', ({ params }) => {
      for (const [, width = ''] of params.matchAll(WIDTH))
        if (!['48em', '47.99em', '64em', '63.99em', '90em'].includes(width)) found.push(`${name}: ${params}`);
    });
  expect(found).toEqual([]);
});
