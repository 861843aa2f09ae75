import { describe, expect, it } from 'vitest';
import { bodyOf, validateEntry, valuesOf } from './entry-values.ts';

const filled = { ...valuesOf(undefined), name: 'A', words: 'B', countries: ['ae'] };

describe('the form of a directory entry', () => {
  it('sends each kind of entry with its own fields', () => {
    expect(bodyOf('testimonial', filled)).toEqual({ kind: 'testimonial', name: 'A', title: '', words: 'B' });
    expect(bodyOf('expert', { ...filled, skills: ['training'] })).toMatchObject({
      specializations: ['training'],
      availability: 'available',
    });
    const provider = bodyOf('provider', { ...filled, skills: ['repair'], equipment: ['cranes'] });
    expect(provider).toMatchObject({ services: ['repair'], equipment: ['cranes'] });
    expect(provider).not.toHaveProperty('availability');
  });

  it('reports a missing value at its field', () => {
    expect(validateEntry('testimonial', filled)).toEqual({});
    expect(validateEntry('expert', { ...filled, name: '' })).toEqual({
      name: 'Name is required',
      skills: 'Choose at least one specialization',
    });
    expect(validateEntry('provider', { ...filled, skills: ['repair'] })).toEqual({
      equipment: 'Choose at least one equipment type',
    });
  });
});
