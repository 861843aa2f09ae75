import { describe, expect, it } from 'vitest';
import { readSearch, searchAddress, withFilter } from './network-search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the network search in the address', () => {
  it('keeps every filter and the page when it is written and read back', () => {
    const asked = { search: 'tower & crane', companyType: 'rental-company', country: 'ae', page: 3 };
    expect(read(searchAddress(asked))).toEqual(asked);
  });

  it('leaves out empty filters', () => {
    expect(searchAddress(read(''))).toBe('');
    expect(searchAddress(read('search=&companyType=&country=om'))).toBe('?country=om');
  });

  it('reads an invalid page number as the first page', () => {
    for (const page of ['0', '-2', '1.5', 'two', '']) expect(read(`page=${page}`).page).toBe(1);
  });

  it('returns to the first page when a filter changes', () => {
    expect(searchAddress(withFilter(read('country=om&page=4'), 'country', 'qa'))).toBe('?country=qa');
    expect(searchAddress(withFilter(read('country=om&page=4'), 'country', ''))).toBe('');
  });
});
