import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('keeps commas, quotes and line breaks within their cell', () => {
  expect(csvOf([['Crane, 60 t', 'say "hook"', 'two\nlines', 12.5]])).toBe(
    '\ufeff"Crane, 60 t","say ""hook""","two\nlines",12.5\r\n',
  );
});

it('escapes text that a spreadsheet would read as a formula, and keeps numbers unchanged', () => {
  expect(csvOf([['=HYPERLINK("x")', '+1', '-2', '@sum', -3]])).toBe(`\ufeff"'=HYPERLINK(""x"")",'+1,'-2,'@sum,-3\r\n`);
});
