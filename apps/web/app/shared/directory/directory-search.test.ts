import { describe, expect, it } from 'vitest';
import { isFiltered, readSearch, searchAddress } from './directory-search.ts';

const names = ['service', 'country'];

describe('a directory search', () => {
  it('is read from the address and written back without empty filters', () => {
    const asked = readSearch(names, new URLSearchParams('country=ae&page=3&utm=x'));
    expect(asked).toEqual({ filters: { service: '', country: 'ae' }, page: 3 });
    expect(searchAddress(asked)).toBe('?country=ae&page=3');
    expect(searchAddress({ ...asked, filters: {}, page: 1 })).toBe('');
  });

  it('starts at the first page if the address has no valid page', () => {
    for (const page of ['0', '-1', '1.5', 'x', ''])
      expect(readSearch(names, new URLSearchParams({ page })).page).toBe(1);
  });

  it('knows whether a filter is set', () => {
    expect(isFiltered(readSearch(names, new URLSearchParams('page=2')))).toBe(false);
    expect(isFiltered(readSearch(names, new URLSearchParams('service=repair')))).toBe(true);
  });
});
