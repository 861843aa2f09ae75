import { describe, expect, it } from 'vitest';
import { keepPage, pagesBefore } from './gathered-pages.ts';

describe('the page cache', () => {
  it('returns the pages before a page', () => {
    keepPage('a', 1, [1, 2]);
    keepPage('a', 2, [3, 4]);
    expect(pagesBefore('a', 1)).toEqual([]);
    expect(pagesBefore('a', 2)).toEqual([1, 2]);
    expect(pagesBefore('a', 3)).toEqual([1, 2, 3, 4]);
    expect(pagesBefore('b', 2)).toEqual([]);
  });

  it('restarts a list with its first page', () => {
    keepPage('c', 1, [1]);
    keepPage('c', 2, [2]);
    keepPage('c', 1, [9]);
    expect(pagesBefore('c', 3)).toEqual([]);
    expect(pagesBefore('c', 2)).toEqual([9]);
  });

  it('ignores a page whose earlier pages were not loaded', () => {
    keepPage('d', 3, [7]);
    expect(pagesBefore('d', 4)).toEqual([]);
  });
});
