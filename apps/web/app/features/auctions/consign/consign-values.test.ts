import { describe, expect, it } from 'vitest';
import { bodyOf, checkConsignment, emptyConsignment, listMissing, valuesOf } from './consign-values.ts';

const thisYear = new Date().getUTCFullYear();
const typed = {
  ...emptyConsignment,
  manufacturer: 'Komatsu',
  model: 'PC210',
  year: '٢٠١٩',
  serialNumber: 'K-1',
  category: 'excavators',
  condition: 'good',
  description: 'Serviced.',
  location: 'Dubai',
  reservePrice: '64,000',
  auctionDuration: '7-days',
  startDate: '2099-01-01',
  contactName: 'Salim',
  contactEmail: 'salim@rigsouq.test',
  contactPhone: '+971 50 000 0000',
};

describe('a consignment', () => {
  it('[AU-064] is complete with every field except hours and photos', () => {
    expect(listMissing(typed)).toEqual([]);
    const { equipment: _, otherMaker: __, hours: ___, ...needed } = typed;
    for (const field of Object.keys(needed)) expect(listMissing({ ...typed, [field]: ' ' })).toEqual([field]);
    expect(checkConsignment(typed)).toEqual({});
  });

  it('lists what is missing in the order of the screen', () => {
    expect(listMissing({ ...typed, contactPhone: '', year: '', reservePrice: ' ' })).toEqual([
      'year',
      'reservePrice',
      'contactPhone',
    ]);
  });

  it('[AU-061] accepts machines from 1990 to this year', () => {
    for (const year of [1990, thisYear]) expect(checkConsignment({ ...typed, year: String(year) })).toEqual({});
    for (const year of [1989, thisYear + 1])
      expect(checkConsignment({ ...typed, year: String(year) })).toHaveProperty('year');
  });

  it('[AU-062] starts today or later', () => {
    expect(checkConsignment({ ...typed, startDate: '2026-11-15' }, '2026-11-15')).toEqual({});
    expect(checkConsignment({ ...typed, startDate: '2026-11-14' }, '2026-11-15')).toEqual({
      startDate: 'The start date must be today or later',
    });
  });

  it('sends plain numbers and the name of the manufacturer', () => {
    expect(bodyOf(typed)).toMatchObject({ year: '2019', reservePrice: '64000', hours: '', manufacturer: 'Komatsu' });
    expect(bodyOf({ ...typed, manufacturer: 'Other', otherMaker: ' JCB ' })).toMatchObject({ manufacturer: 'JCB' });
    expect(bodyOf({ ...typed, manufacturer: 'Other' })).toMatchObject({ manufacturer: 'Other' });
    expect(bodyOf(typed)).not.toHaveProperty('otherMaker');
  });

  it('starts with the values of a chosen listing', () => {
    const listing = {
      _id: 'x',
      brand: 'JCB',
      model: '3CX',
      year: 2020,
      hours: null,
      serialNumber: null,
      category: 'loaders',
      condition: 'used-functional',
      description: 'Fine',
      location: 'Doha',
    };
    expect(valuesOf(listing)).toMatchObject({
      equipment: 'x',
      manufacturer: 'Other',
      otherMaker: 'JCB',
      model: '3CX',
      year: '2020',
      hours: '',
      serialNumber: '',
      category: 'loaders',
      condition: '',
      location: 'Doha',
    });
    expect(valuesOf({ ...listing, brand: 'caterpillar', condition: 'good' })).toMatchObject({
      manufacturer: 'Caterpillar',
      otherMaker: '',
      condition: 'good',
    });
    expect(valuesOf({ ...listing, brand: null })).toMatchObject({ manufacturer: '', otherMaker: '' });
  });
});
