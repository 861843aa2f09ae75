import { describe, expect, it } from 'vitest';
import { bodyOf, faultsOf, valuesOf } from './keep-values.ts';
import type { Supplier } from './supplier-queries.ts';

const typed = { standing: 'preferred', categories: ['cranes'], tags: 'Fast, north،east ,, Fast', note: '' } as const;
const values = { ...typed, categories: [...typed.categories] };

describe('what is kept about a supplier', () => {
  it('is typed with commas of either language', () => {
    expect(bodyOf(values).tags).toEqual(['Fast', 'north', 'east']);
    expect(faultsOf(values)).toEqual({});
  });

  it('is refused under the field that is wrong', () => {
    const many = Array.from({ length: 21 }, (_, at) => `tag ${at}`).join();
    expect(faultsOf({ ...values, tags: 'x'.repeat(41) })).toEqual({ tags: 'A tag has at most 40 characters' });
    expect(faultsOf({ ...values, tags: many })).toEqual({ tags: 'At most 20 tags' });
  });

  it('begins with what the supplier says of itself, and then is what was kept', () => {
    const supplier = { standing: null, supplies: ['cranes', 'Piling rigs'], tags: [], categories: [], note: null };
    expect(valuesOf(supplier as unknown as Supplier, ', ')).toEqual({
      standing: 'approved',
      categories: ['cranes'],
      tags: '',
      note: '',
    });
    const kept = { ...supplier, standing: 'blocked', categories: ['loaders'], tags: ['a', 'b'], note: 'Late' };
    expect(valuesOf(kept as unknown as Supplier, '، ')).toEqual({
      standing: 'blocked',
      categories: ['loaders'],
      tags: 'a، b',
      note: 'Late',
    });
  });
});
