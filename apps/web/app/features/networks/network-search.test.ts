import { describe, expect, it } from 'vitest';
import { readSearch, searchAddress, withFilter } from './network-search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the search in the address', () => {
  it('comes back as it went in', () => {
    const asked = { search: 'tower & crane', companyType: 'rental-company', country: 'ae', page: 3 };
    expect(read(searchAddress(asked))).toEqual(asked);
  });

  it('says nothing about what is not looked for', () => {
    expect(searchAddress(read(''))).toBe('');
    expect(searchAddress(read('search=&companyType=&country=om'))).toBe('?country=om');
  });

  it('takes a page that is none for the first', () => {
    for (const page of ['0', '-2', '1.5', 'two', '']) expect(read(`page=${page}`).page).toBe(1);
  });

  it('begins anew when a filter changes', () => {
    expect(searchAddress(withFilter(read('country=om&page=4'), 'country', 'qa'))).toBe('?country=qa');
    expect(searchAddress(withFilter(read('country=om&page=4'), 'country', ''))).toBe('');
  });
});
