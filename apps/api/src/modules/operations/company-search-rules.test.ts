import { describe, expect, it } from 'vitest';
import { searchOf } from './company-search-rules.ts';

describe('the search text of an operator', () => {
  it('is parsed as an email or as the beginnings of words', () => {
    expect(searchOf(' Sales@Wadi.test ')).toEqual({ by: 'email', email: 'sales@wadi.test' });
    expect(searchOf('Wadi cra')).toEqual({ by: 'words', words: 'Wadi:* & cra:*' });
  });

  it('is never a query by itself', () => {
    expect(searchOf("!(a | b):* <-> 'c'\\")).toEqual({ by: 'words', words: 'a:* & b:* & c:*' });
    expect(searchOf('ــ ً ...')).toEqual({ by: 'words', words: '' });
    expect(searchOf('شَرِكة')).toEqual({ by: 'words', words: 'شركة:*' });
  });
});
