import { describe, expect, it } from 'vitest';
import { cachePage, readPagesBefore } from './list-pages.ts';

describe('the loaded pages of a list', () => {
  it('returns the pages before a page', () => {
    cachePage('a', 1, [1, 2]);
    cachePage('a', 2, [3, 4]);
    expect(readPagesBefore('a', 1)).toEqual([]);
    expect(readPagesBefore('a', 2)).toEqual([1, 2]);
    expect(readPagesBefore('a', 3)).toEqual([1, 2, 3, 4]);
    expect(readPagesBefore('b', 2)).toEqual([]);
  });

  it('restarts a list with its first page', () => {
    cachePage('c', 1, [1]);
    cachePage('c', 2, [2]);
    cachePage('c', 1, [9]);
    expect(readPagesBefore('c', 3)).toEqual([]);
    expect(readPagesBefore('c', 2)).toEqual([9]);
  });

  it('ignores a page whose earlier pages were not loaded', () => {
    cachePage('d', 3, [7]);
    expect(readPagesBefore('d', 4)).toEqual([]);
  });
});
