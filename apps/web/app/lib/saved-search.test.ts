import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { describeSearch, searchPath } from './saved-search.ts';

const t = ((text: string, values: Record<string, string> = {}) =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '')) as unknown as TFunction;
const words = (filters: Parameters<typeof describeSearch>[0]) => describeSearch(filters, t, 'en').join(' · ');

describe('a saved search', () => {
  it('opens the marketplace with its filters, and always says whether suppliers must be verified', () => {
    expect(searchPath({ category: 'cranes', search: 'lattice boom', brand: '' })).toBe(
      '/marketplace?category=cranes&search=lattice+boom&verified=false',
    );
    expect(searchPath({ verified: 'true' })).toBe('/marketplace?verified=true');
  });

  it('describes its filters', () => {
    expect(words({ type: 'sell', category: 'excavators', brand: 'Volvo', priceMax: '90000', yearMin: '2018' })).toBe(
      'Excavators · Volvo · Up to $90,000 · Built 2018 or later · For sale',
    );
    expect(words({ priceRange: '0-50000' })).toBe('Up to $50,000');
    expect(words({ priceRange: '50000-100000', verified: 'true' })).toBe(
      'From $50,000 · Up to $100,000 · Verified suppliers',
    );
    expect(words({ priceRange: '200000+' })).toBe('From $200,000');
    expect(words({})).toBe('');
  });
});
