import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  categories,
  codeOf,
  companyTypes,
  conditions,
  countries,
  currencies,
  gulfCountries,
  labelOf,
  vendorTypes,
} from './taxonomy.ts';
import { oneOf } from './wire.ts';

const lists = { categories, conditions, countries, currencies, companyTypes, vendorTypes };

describe('the taxonomy', () => {
  it.each(Object.entries(lists))('[SH-051] has a unique code and a unique label for every entry of %s', (_, list) => {
    const spellings = list.map((entry) => entry.code);
    expect(new Set(spellings).size).toBe(list.length);
    expect(new Set(list.map((entry) => entry.label)).size).toBe(list.length);
    for (const entry of list) expect(entry.code && entry.label).toBeTruthy();
  });

  it('[SH-052] maps every documented spelling to one code', () => {
    for (const spelling of ['saudi', 'sa', 'Saudi Arabia']) expect(codeOf(countries, spelling)).toBe('sa');
    for (const spelling of ['uae', 'UAE', 'ae']) expect(codeOf(countries, spelling)).toBe('ae');
    for (const spelling of ['dozers', 'Bulldozers', 'bulldozers'])
      expect(codeOf(categories, spelling)).toBe('bulldozers');
    expect(codeOf(conditions, 'Used - Non-Functional')).toBe('used-non-functional');
    expect(labelOf(countries, 'sa')).toBe('Saudi Arabia');
  });

  it('[CA-026] lists the seven documented categories first, then the seven others', () => {
    expect(categories.map((category) => category.label)).toEqual([
      'Excavators',
      'Cranes',
      'Bulldozers',
      'Loaders',
      'Trucks',
      'Concrete Mixers',
      'Dump Trucks',
      'Generators',
      'Compactors',
      'Forklifts',
      'Aerial Platforms',
      'Concrete Equipment',
      'Attachments',
      'Other',
    ]);
  });

  it('refuses an unknown value in a call', () => {
    const body = z.object({ country: oneOf(countries, 'Invalid country') });
    expect(body.parse({ country: ' Qatar ' })).toEqual({ country: 'qa' });
    expect(body.safeParse({ country: 'Atlantis' }).error?.issues[0]?.message).toBe('Invalid country');
  });

  it('[SH-053] offers Bahrain among the Gulf countries', () => {
    expect(gulfCountries.map((country) => country.label)).toEqual([
      'Saudi Arabia',
      'UAE',
      'Qatar',
      'Bahrain',
      'Kuwait',
      'Oman',
    ]);
  });

  it('keeps three decimals for dinars and rials of Kuwait, Bahrain and Oman', () => {
    expect(currencies.filter((currency) => currency.digits === 3).map((currency) => currency.code)).toEqual([
      'KWD',
      'BHD',
      'OMR',
    ]);
  });
});
