import { describe, expect, it } from 'vitest';
import {
  brandKey,
  brandLabel,
  extractTradeNames,
  findBrandInTitle,
  foldText,
  labelOfBrand,
  meansUsed,
  namesOfMachine,
  splitWords,
} from './trade-names-rules.ts';

const read = (typed: string, given = {}) => {
  const { category, brand, words } = extractTradeNames(splitWords(typed), given);
  return { category, brand, words };
};

describe('the words of a search', () => {
  it('splits a text into words of letters and digits', () => {
    expect(splitWords("  PC200-8 'long' | reach:* & (boom)\0 ")).toEqual(['pc200', '8', 'long', 'reach', 'boom']);
    expect(splitWords('!!! -- ""')).toEqual([]);
  });

  it('replaces different forms of a letter by one form', () => {
    expect(foldText('حَفَّارَة')).toBe(foldText('حفاره'));
    expect(foldText('أوناش')).toBe('اوناش');
  });

  it.each([
    ['excavator', 'excavators'],
    ['Excavators', 'excavators'],
    ['dump truck', 'dump-trucks'],
    ['truck', 'trucks'],
    ['dozers', 'bulldozers'],
    ['حفارة', 'excavators'],
    ['حفارات', 'excavators'],
    ['الحفارات', 'excavators'],
    ['رافعة', 'cranes'],
    ['رافعة شوكية', 'forklifts'],
    ['شيول', 'loaders'],
    ['قلاب', 'dump-trucks'],
    ['مولدات كهرباء', 'generators'],
    ['بلدوزر', 'bulldozers'],
  ])('[CA-050] reads %s as the category %s', (typed, category) => {
    expect(read(typed)).toEqual({ category, brand: null, words: [] });
  });

  it.each([
    ['cat', 'Caterpillar'],
    ['كاتربيلر', 'Caterpillar'],
    ['كتربلر', 'Caterpillar'],
    ['mercedes', 'Mercedes-Benz'],
    ['Mercedes-Benz', 'Mercedes-Benz'],
    ['جي سي بي', 'JCB'],
    ['atlas copco', 'Atlas Copco'],
  ])('reads %s as the maker %s', (typed, brand) => {
    expect(read(typed)).toEqual({ category: null, brand, words: [] });
  });

  it('knows the words for used machines, with and without the article', () => {
    expect(splitWords('used مستعمل المستعملة').every(meansUsed)).toBe(true);
    expect(splitWords('new جديد user').some(meansUsed)).toBe(false);
  });

  it('knows the names of a machine without a category in both languages', () => {
    expect(namesOfMachine('جريدر')).toContain('grader');
    expect(namesOfMachine('الجريدر')).toContain('grader');
    expect(namesOfMachine('grader')[0]).toBe('grader');
    expect(namesOfMachine('camera')).toEqual(['camera']);
  });

  it('keeps the other words and the second of two category names', () => {
    expect(read('used cat 320 excavator long reach crane')).toEqual({
      category: 'excavators',
      brand: 'Caterpillar',
      words: ['used', '320', 'long', 'reach', 'crane'],
    });
  });

  it('lists all words except the name of the category, and all except the name of the brand', () => {
    expect(extractTradeNames(splitWords('used dump truck cat 320'))).toMatchObject({
      withoutCategory: ['used', 'cat', '320'],
      withoutBrand: ['used', 'dump', 'truck', '320'],
    });
    const both = { withoutCategory: ['long', 'reach'], withoutBrand: ['long', 'reach'] };
    expect(extractTradeNames(splitWords('long reach'))).toMatchObject(both);
  });

  it('keeps a name that contradicts a filter as a word', () => {
    expect(read('excavator', { category: 'cranes' })).toEqual({ category: null, brand: null, words: ['excavator'] });
    expect(read('excavator', { category: 'excavators' }).category).toBe('excavators');
    expect(read('cat', { brand: 'volvo' })).toEqual({ category: null, brand: null, words: ['cat'] });
  });
});

it('maps every spelling of a maker to one brand', () => {
  expect(['CAT', 'كاتربيلر', 'caterpillar'].map(brandLabel)).toEqual(Array(3).fill('Caterpillar'));
  expect(brandLabel('Own Works')).toBe('Own Works');
  expect(brandKey('MERCEDES')).toBe('mercedes benz');
  expect([labelOfBrand('mercedes benz'), labelOfBrand('own works')]).toEqual(['Mercedes-Benz', 'Own Works']);
  expect([findBrandInTitle('2019 Cat 320D'), findBrandInTitle('Crawler dozer')]).toEqual(['Caterpillar', null]);
});
