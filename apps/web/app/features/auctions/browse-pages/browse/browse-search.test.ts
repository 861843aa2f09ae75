import { describe, expect, it } from 'vitest';
import { categoryOptions, changeSearch, readSearch, searchAddress } from './browse-search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('a search among live auctions', () => {
  it('[AU-009] offers the documented categories by code', () => {
    expect(categoryOptions.map(({ label }) => label)).toEqual([
      'Excavators',
      'Cranes',
      'Bulldozers',
      'Loaders',
      'Trucks',
      'Concrete Mixers',
      'Dump Trucks',
      'Other',
    ]);
    expect(categoryOptions.map(({ code }) => code)).toEqual([
      'excavators',
      'cranes',
      'bulldozers',
      'loaders',
      'trucks',
      'concrete-mixers',
      'dump-trucks',
      'other',
    ]);
  });

  it('[AU-008] is written to the address in one canonical form, without default values', () => {
    expect(searchAddress(read('search=+cat+&category=Dump Trucks&sortBy=most-bids&page=3'))).toBe(
      '?search=cat&category=dump-trucks&sortBy=most-bids&page=3',
    );
    expect(searchAddress(read('search=&category=all&sortBy=ending-soon&page=1'))).toBe('');
    expect(read('page=-2').page).toBe(1);
    expect(read('page=1.5').page).toBe(1);
  });

  it('starts at the first page when a filter changes', () => {
    expect(searchAddress(changeSearch(read('search=cat&page=4'), { category: 'cranes' }))).toBe(
      '?search=cat&category=cranes',
    );
  });
});
