import { zones } from '@rigsouq/kernel/zones';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auctionCategories } from './auctions/auction-lists.ts';
import { bidderCountries } from './auctions/calls.ts';
import { consignCategories, consignConditions, consignForm } from './auctions/consignments.ts';
import { sellCategories, sellConditions } from './leads/selling.ts';
import {
  categories,
  codeOf,
  codesOf,
  companyTypes,
  conditions,
  countries,
  currencies,
  type Entry,
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

  it('[SH-051] has the documented entries', () => {
    const labels = (list: readonly Entry[]) => list.map(({ label }) => label).join(', ');
    expect(labels(conditions)).toBe(
      'New, Used - Functional, Used - Non-Functional, Refurbished, Parts Only, Excellent, Good, Fair, Poor',
    );
    expect(labels(countries)).toBe('Saudi Arabia, UAE, Qatar, Bahrain, Kuwait, Oman, Other');
    expect(currencies.map(({ code }) => code).join(' ')).toBe('USD EUR GBP CAD AED SAR QAR KWD BHD OMR');
    expect(codesOf(companyTypes)).toEqual(['llc', 'corporation', 'partnership', 'soleProprietorship']);
    expect(codesOf(vendorTypes)).toEqual(['manufacturer', 'dealer', 'rental', 'service', 'parts', 'other']);
  });

  it('[SH-052] maps every documented spelling to one code', () => {
    const spellings: [readonly Entry[], Record<string, string[]>][] = [
      [
        countries,
        {
          sa: ['saudi', 'sa', 'Saudi Arabia'],
          ae: ['uae', 'UAE', 'ae'],
          qa: ['qatar', 'qa', 'Qatar'],
          bh: ['bh', 'Bahrain'],
          kw: ['kuwait', 'kw', 'Kuwait'],
          om: ['oman', 'om', 'Oman'],
          other: ['other'],
        },
      ],
      [
        categories,
        {
          bulldozers: ['dozers', 'Bulldozers', 'bulldozers'],
          'concrete-mixers': ['Concrete Mixers', 'concrete-mixers'],
        },
      ],
      [conditions, { 'used-non-functional': ['Used - Non-Functional'], good: ['good', 'Good'] }],
      [companyTypes, { soleProprietorship: ['soleProprietorship'], llc: ['llc', 'LLC'] }],
      [vendorTypes, { dealer: ['dealer', 'Dealer'] }],
    ];
    for (const [list, codes] of spellings)
      for (const [code, known] of Object.entries(codes))
        for (const spelling of known) expect([spelling, codeOf(list, spelling)]).toEqual([spelling, code]);
  });

  it('[SH-052] shows the documented names on the pages that have their own, and stores the one code', () => {
    const names = (list: readonly Entry[]) => list.map(({ label }) => label).join(', ');
    expect(names(sellCategories)).toBe('Excavators, Loaders, Dozers, Cranes, Trucks, Compactors');
    expect(names(sellConditions)).toBe('New, Excellent, Good, Fair, Poor');
    expect(names(consignConditions)).toBe('Excellent, Good, Fair, Poor, Parts Only');
    expect(names(consignCategories)).toMatch(
      /^Excavators, Bulldozers, Loaders, Cranes, Trucks, Concrete Mixers, Dump Trucks, Other\b/,
    );
    expect(names(bidderCountries)).toBe('UAE, Saudi Arabia, Qatar, Kuwait, Bahrain, Oman');
    const pages: [readonly Entry[], readonly Entry[]][] = [
      [sellCategories, categories],
      [consignCategories, categories],
      [auctionCategories.map((label) => ({ code: label, label })), categories],
      [sellConditions, conditions],
      [consignConditions, conditions],
      [bidderCountries, countries],
    ];
    for (const [list, whole] of pages)
      for (const { code, label } of list)
        expect([label, codesOf(whole)]).toEqual([label, expect.arrayContaining([codeOf(whole, code)])]);
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

  it('[CA-026] accepts every category for a consignment', () => {
    for (const { code, label } of categories)
      for (const spelling of [code, label])
        expect([spelling, consignForm.shape.category.parse(spelling)]).toEqual([spelling, code]);
    expect(consignCategories.map(({ code }) => code).toSorted()).toEqual(categories.map(({ code }) => code).toSorted());
  });

  it('refuses an unknown value in a call', () => {
    const body = z.object({ country: oneOf(countries, 'Invalid country') });
    expect(body.parse({ country: ' Qatar ' })).toEqual({ country: 'qa' });
    expect(body.safeParse({ country: 'Atlantis' }).error?.issues[0]?.message).toBe('Invalid country');
  });

  it('[SH-053] offers Bahrain among the Gulf countries', () => {
    expect(Object.keys(zones).sort()).toEqual(gulfCountries.map(({ code }) => code).sort());
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
