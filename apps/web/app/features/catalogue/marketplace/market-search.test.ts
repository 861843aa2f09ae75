import { describe, expect, it } from 'vitest';
import {
  changeSearch,
  clearFilters,
  isVerifiedOnly,
  pageOf,
  queryOf,
  readSearch,
  replaceTypedNames,
  resolvePriceFilters,
  searchAddress,
} from './market-search.ts';

const rules = { type: 'sell', verified: true, sort: 'newest' } as const;
const read = (query: string) => readSearch(new URLSearchParams(query));
const address = (query: string) => searchAddress(read(query), rules);

describe('the search in the address', () => {
  it('[CA-030] is read and written without a change, leaving out default values', () => {
    const asked =
      '?search=cat+320&category=excavators&priceMin=10000&verified=false&type=rent&sort=price-low&view=list';
    expect(address(asked)).toBe(asked);
    expect(address('search=&category=&priceRange=50000-100000')).toBe('?priceRange=50000-100000');
    expect(address('type=sell&sort=newest&view=grid&verified=true&page=1')).toBe('');
  });

  it('[CA-038] accepts every documented spelling of a category', () => {
    for (const spelling of ['Excavators', 'excavators', ' EXCAVATORS '])
      expect(read(`category=${spelling}`).category).toBe('excavators');
    expect(read('category=Concrete+Mixers').category).toBe('concrete-mixers');
    expect(read('category=dozers').category).toBe('bulldozers');
    expect(read('category=spaceships').category).toBe('spaceships');
  });

  it('leaves out invalid numbers', () => {
    expect(address('priceMin=abc&priceMax=-5&yearMin=2015&hoursMax=1e9')).toBe('?yearMin=2015');
  });

  it('accepts numbers with separators and Arabic digits', () => {
    expect(address('priceMin=10,000&priceMax=٢٥٠٠٠')).toBe('?priceMin=10000&priceMax=25000');
  });

  it('[CA-040] has no upper limit at the end of the price slider', () => {
    const slider = { ...rules, priceTop: 1_000_000 };
    const ends = read('priceMin=0&priceMax=1000000');
    expect(searchAddress(ends, slider)).toBe('');
    expect(queryOf(ends, slider).filters.priceMax).toBe('');
    expect(queryOf(read('priceMax=995000'), slider).filters.priceMax).toBe('995000');
  });

  it('[CA-033] keeps either a price range or price limits, whichever changed last', () => {
    const range = read('priceRange=0-50000');
    const edges = read('priceMin=10000');
    expect(resolvePriceFilters({ ...edges, priceRange: '0-50000' }, edges)).toEqual(range);
    expect(resolvePriceFilters({ ...range, priceMin: '10000' }, range)).toEqual(edges);
  });

  it('starts at the first page after a change and clears every filter together', () => {
    const asked = read('search=crane&country=ae&type=rent&sort=hours-low&view=list&after=x&page=3');
    expect(searchAddress(changeSearch(asked, { country: 'qa' }), rules)).toBe(
      '?search=crane&country=qa&type=rent&sort=hours-low&view=list',
    );
    expect(searchAddress(clearFilters(asked), rules)).toBe('?type=rent&sort=hours-low&view=list');
  });

  it('knows its page number', () => {
    expect([read('page=3'), read('after=x&page=3'), read('after=x')].map(pageOf)).toEqual([1, 3, 2]);
  });
});

describe('the filter for verified suppliers', () => {
  it('[CA-034] is on unless the address says otherwise', () => {
    expect(isVerifiedOnly(read(''), rules)).toBe(true);
    expect(isVerifiedOnly(read('verified=false'), rules)).toBe(false);
    expect(isVerifiedOnly(read('verified=false&verified=true'), rules)).toBe(true);
    expect(queryOf(read(''), rules).filters.verified).toBe('true');
    expect(queryOf(read('verified=false'), rules).filters.verified).toBe('');
  });

  it('is off for the listings of one supplier and can be switched on', () => {
    expect(isVerifiedOnly(read('supplier=x'), rules)).toBe(false);
    expect(isVerifiedOnly(read('supplier=x&verified=true'), rules)).toBe(true);
    expect(address('supplier=x&verified=true')).toBe('?supplier=x&verified=true');
    expect(address('supplier=x&verified=false')).toBe('?supplier=x');
  });
});

describe('the query for the server', () => {
  it('[CA-031] asks for verified listings for sale by default', () => {
    const { list } = queryOf(read('category=cranes'), rules);
    expect(list).toMatchObject({ type: 'sell', verified: 'true', category: 'cranes', sort: 'newest', after: '' });
    const all = 'category=cranes&condition=parts-only&priceRange=200000%2B&search=grove';
    expect(queryOf(read(all), rules).list).toMatchObject({
      category: 'cranes',
      condition: 'parts-only',
      priceRange: '200000+',
      search: 'grove',
    });
  });

  it('[CA-050] completes a period with a single day, and puts reversed days in order', () => {
    const free = (query: string) => {
      const { freeFrom, freeUntil } = queryOf(read(query), rules).filters;
      return [freeFrom, freeUntil];
    };
    expect(free('')).toEqual(['', '']);
    expect(free('freeFrom=2026-12-01')).toEqual(['2026-12-01', '2026-12-01']);
    expect(free('freeUntil=2026-12-05')).toEqual(['2026-12-05', '2026-12-05']);
    expect(free('freeFrom=2026-12-03&freeUntil=2026-12-01')).toEqual(['2026-12-01', '2026-12-03']);
    expect(free('freeFrom=2026-12-01&freeUntil=2026-12-03')).toEqual(['2026-12-01', '2026-12-03']);
  });

  it('[CA-061] uses the category of a category page, whatever the address contains', () => {
    const { list } = queryOf(read('category=cranes'), { ...rules, category: 'loaders' });
    expect(list.category).toBe('loaders');
  });
});

describe('a name of a category or brand in the words', () => {
  const names = {
    understood: { category: 'excavators', brand: 'Caterpillar' },
    searchWithoutName: { category: 'cat 320', brand: 'excavator 320' },
  };
  const before = read('search=cat+excavator+320');

  it('is removed when another category or brand is chosen', () => {
    const search = (change: object) => replaceTypedNames({ ...before, ...change }, before, names).search;
    expect(search({ category: 'cranes' })).toBe('cat 320');
    expect(search({ brand: 'Komatsu' })).toBe('excavator 320');
  });

  it('stays for the same name, for all categories, for another filter and for new words', () => {
    const search = (change: object) => replaceTypedNames({ ...before, ...change }, before, names).search;
    for (const change of [{ category: 'excavators' }, { category: '' }, { country: 'ae' }, { brand: 'Caterpillar' }])
      expect(search(change)).toBe('cat excavator 320');
    expect(search({ category: 'cranes', search: 'truck crane' })).toBe('truck crane');
    expect(replaceTypedNames({ ...before, category: 'cranes' }, before, null).search).toBe('cat excavator 320');
  });
});
