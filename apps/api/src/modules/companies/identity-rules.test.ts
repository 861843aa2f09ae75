import { describe, expect, it } from 'vitest';
import { compareIdentity } from './identity-rules.ts';

describe('compareIdentity', () => {
  const known = { name: 'Gulf Lift', licence: 'CN-1', taxId: '100' };
  it.each([
    ['the same identity', known, known, 'same'],
    ['another name', known, { ...known, name: 'Caterpillar Official Dealer' }, 'other'],
    ['another licence', known, { ...known, licence: 'CN-2' }, 'other'],
    ['another tax number', known, { ...known, taxId: '200' }, 'other'],
    ['a removed licence', known, { ...known, licence: null }, 'other'],
    ['a first licence', { ...known, licence: null }, known, 'more'],
    ['a first tax number', { ...known, taxId: '' }, known, 'more'],
    ['two kinds of missing tax number', { ...known, taxId: '' }, { ...known, taxId: null }, 'same'],
    ['a first licence with another name', { ...known, licence: null }, { ...known, name: 'Wadi' }, 'other'],
  ] as const)('compares %s', (_, before, after, found) => {
    expect(compareIdentity(before, after)).toBe(found);
  });
});
