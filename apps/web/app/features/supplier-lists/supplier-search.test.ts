import { describe, expect, it } from 'vitest';
import { isFiltered, readSearch, searchPath } from './supplier-search.ts';

const none = { standing: '', search: '', category: '', tag: '', page: 1 } as const;
const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the supplier search in the address', () => {
  it('keeps every filter in the address, and leaves out empty ones', () => {
    expect(searchPath(none)).toBe('/procurement/suppliers');
    const asked = { standing: 'preferred', search: 'gulf & sons', category: 'cranes', tag: 'north', page: 3 } as const;
    const path = searchPath(asked);
    expect(read(path.split('?')[1] ?? '')).toEqual(asked);
  });

  it('ignores invalid values in the address', () => {
    expect(read('standing=adored&page=-2&page=x')).toEqual(none);
    expect(read('page=1.5')).toEqual(none);
    expect(read('search=%20%20')).toEqual(none);
  });

  it('counts text, category and tag as filters, but not the list', () => {
    expect(isFiltered({ ...none, standing: 'blocked', page: 2 })).toBe(false);
    expect(isFiltered({ ...none, tag: 'north' })).toBe(true);
  });
});
