import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('keeps commas, quotes and line breaks within their cell', () => {
  expect(csvOf([['Crane, 60 t', 'say "hook"', 'two\nlines', 12.5]])).toBe(
    '\ufeff"Crane, 60 t","say ""hook""","two\nlines",12.5\r\n',
  );
});

it('lets no text of others be a formula, and leaves numbers alone', () => {
  expect(csvOf([['=HYPERLINK("x")', '+1', '-2', '@sum', -3]])).toBe(`\ufeff"'=HYPERLINK(""x"")",'+1,'-2,'@sum,-3\r\n`);
});
