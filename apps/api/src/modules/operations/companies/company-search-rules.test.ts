import { describe, expect, it } from 'vitest';
import { parseCompanySearch } from './company-search-rules.ts';

describe('the search text of an operator', () => {
  it('is parsed as an email or as the beginnings of words', () => {
    expect(parseCompanySearch(' Sales@Wadi.test ')).toEqual({ by: 'email', email: 'sales@wadi.test' });
    expect(parseCompanySearch('Wadi cra')).toEqual({ by: 'words', words: 'Wadi:* & cra:*' });
  });

  it('is never a query by itself', () => {
    expect(parseCompanySearch("!(a | b):* <-> 'c'\\")).toEqual({ by: 'words', words: 'a:* & b:* & c:*' });
    expect(parseCompanySearch('ــ ً ...')).toEqual({ by: 'words', words: '' });
    expect(parseCompanySearch('شَرِكة')).toEqual({ by: 'words', words: 'شركة:*' });
  });
});
