import { describe, expect, it } from 'vitest';
import { bodyOf, checkSale, emptySale } from './sell-values.ts';

const typed = {
  ...emptySale,
  title: 'Komatsu PC210',
  category: 'dozers',
  brand: 'Komatsu',
  model: 'PC210-8',
  year: '٢٠١٩',
  condition: 'good',
  price: '64,000',
  location: 'Abu Dhabi',
  description: 'Two owners, serviced.',
  contactName: 'Salim Rashid',
  contactEmail: 'salim@rigsouq.test',
  contactPhone: '+971 50 000 0000',
};

describe('the sell form', () => {
  it('[CA-042] requires every field except the hours', () => {
    expect(checkSale(typed)).toEqual({});
    const { hours: _, homepage: __, ...required } = emptySale;
    expect(Object.keys(checkSale(emptySale)).sort()).toEqual(Object.keys(required).sort());
  });

  it('sends plain digits, however the numbers were typed', () => {
    expect(bodyOf(typed, 'ar')).toMatchObject({ year: '2019', price: '64000', hours: '', language: 'ar' });
  });
});
