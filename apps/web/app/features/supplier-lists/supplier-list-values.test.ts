import { describe, expect, it } from 'vitest';
import { bodyOf, validateSupplier, valuesOf } from './supplier-list-values.ts';
import type { Supplier } from './supplier-queries.ts';

const typed = { standing: 'preferred', categories: ['cranes'], tags: 'Fast, north،east ,, Fast', note: '' } as const;
const values = { ...typed, categories: [...typed.categories] };

describe('the form of a listed supplier', () => {
  it('splits tags at commas of either language', () => {
    expect(bodyOf(values).tags).toEqual(['Fast', 'north', 'east']);
    expect(validateSupplier(values)).toEqual({});
  });

  it('reports an error at its field', () => {
    const many = Array.from({ length: 21 }, (_, at) => `tag ${at}`).join();
    expect(validateSupplier({ ...values, tags: 'x'.repeat(41) })).toEqual({
      tags: 'Tag must be at most 40 characters long',
    });
    expect(validateSupplier({ ...values, tags: many })).toEqual({ tags: 'Add up to 20 tags' });
  });

  it('starts with what the supplier says about itself, and later with what was saved', () => {
    const supplier = { standing: null, supplies: ['cranes', 'Piling rigs'], tags: [], categories: [], note: null };
    expect(valuesOf(supplier as unknown as Supplier, ', ')).toEqual({
      standing: 'approved',
      categories: ['cranes'],
      tags: '',
      note: '',
    });
    const saved = { ...supplier, standing: 'blocked', categories: ['loaders'], tags: ['a', 'b'], note: 'Late' };
    expect(valuesOf(saved as unknown as Supplier, '، ')).toEqual({
      standing: 'blocked',
      categories: ['loaders'],
      tags: 'a، b',
      note: 'Late',
    });
  });
});
