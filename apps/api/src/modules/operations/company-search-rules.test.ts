import { describe, expect, it } from 'vitest';
import { searchOf } from './company-search-rules.ts';

describe('what an operator types', () => {
  it('is an e-mail, or the beginnings of words', () => {
    expect(searchOf(' Sales@Wadi.test ')).toEqual({ by: 'email', email: 'sales@wadi.test' });
    expect(searchOf('Wadi cra')).toEqual({ by: 'words', words: 'Wadi:* & cra:*' });
  });

  it('is never a query of its own', () => {
    expect(searchOf("!(a | b):* <-> 'c'\\")).toEqual({ by: 'words', words: 'a:* & b:* & c:*' });
    expect(searchOf('ــ ً ...')).toEqual({ by: 'words', words: '' });
    expect(searchOf('شَرِكة')).toEqual({ by: 'words', words: 'شركة:*' });
  });
});
