import { describe, expect, it } from 'vitest';
import { isFiltered, readSearch, searchPath } from './supplier-search.ts';

const none = { standing: '', search: '', category: '', tag: '', page: 1 } as const;
const read = (query: string) => readSearch(new URLSearchParams(query));

describe('what is looked for on the lists of a buyer', () => {
  it('stands in the address, and only what is looked for', () => {
    expect(searchPath(none)).toBe('/procurement/suppliers');
    const asked = { standing: 'preferred', search: 'gulf & sons', category: 'cranes', tag: 'north', page: 3 } as const;
    const path = searchPath(asked);
    expect(read(path.split('?')[1] ?? '')).toEqual(asked);
  });

  it('is everything where the address says nothing sensible', () => {
    expect(read('standing=adored&page=-2&page=x')).toEqual(none);
    expect(read('page=1.5')).toEqual(none);
    expect(read('search=%20%20')).toEqual(none);
  });

  it('is narrowed by words, category and tag, and not by the list', () => {
    expect(isFiltered({ ...none, standing: 'blocked', page: 2 })).toBe(false);
    expect(isFiltered({ ...none, tag: 'north' })).toBe(true);
  });
});
