import { describe, expect, it } from 'vitest';
import { buildOffer, quickBids, validateBid } from './bid-values.ts';

const rules = { minimumBid: 1_500, takesMaximum: true };
const typed = { amount: '1500', maximum: '', agreed: true };

describe('a bid', () => {
  it('[AU-021] [AU-022] [AU-023] requires at least the minimum and agreement to the terms', () => {
    expect(buildOffer(typed, rules)).toEqual({ bidAmount: 1_500 });
    expect(validateBid({ ...typed, amount: '1499' }, rules)).toEqual({ amount: true });
    expect(validateBid({ ...typed, amount: '' }, rules)).toEqual({ amount: true });
    expect(validateBid({ ...typed, agreed: false }, rules)).toEqual({ terms: true });
    expect(buildOffer({ ...typed, agreed: false }, rules)).toBeNull();
  });

  it('[AU-024] is a whole number of dollars', () => {
    for (const amount of ['1500.5', '1e999', '-2000', 'abc'])
      expect(validateBid({ ...typed, amount }, rules)).toEqual({ amount: true });
  });

  it('reads Arabic digits and thousands separators', () => {
    for (const amount of ['٣٣٠٠٠', '٣٣٬٠٠٠', '۳۳۰۰۰', '33,000', ' 33 000 '])
      expect(buildOffer({ ...typed, amount, maximum: '٤٠٠٠٠' }, rules)).toEqual({ bidAmount: 33_000, maxBid: 40_000 });
  });

  it('has a maximum not below the offer, if the auction accepts one', () => {
    expect(buildOffer({ ...typed, maximum: '9000' }, rules)).toEqual({ bidAmount: 1_500, maxBid: 9_000 });
    expect(validateBid({ ...typed, maximum: '1400' }, rules)).toEqual({ maximum: true });
    expect(buildOffer({ ...typed, maximum: '9000' }, { ...rules, takesMaximum: false })).toEqual({ bidAmount: 1_500 });
  });
});

it('offers quick bids of one, two and five steps', () => {
  expect(quickBids(1_500, 100)).toEqual([1_500, 1_600, 1_900]);
  expect(quickBids(30_000, 500)).toEqual([30_000, 30_500, 32_000]);
});
