import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildOffer,
  emptyOfferInput,
  isLowEnough,
  isSteepDrop,
  parsePercent,
  percentBelow,
  quickSteps,
  shownPrice,
  validatePrice,
} from './offer-values.ts';

type Rules = Parameters<typeof buildOffer>[1];
const line = { category: 'cranes', specification: '60 t', mode: 'buy', from: null, to: null, place: 'Duqm' } as const;
const rules: Rules = {
  lines: [
    { ...line, line: 1, quantity: 2 },
    { ...line, line: 3, quantity: 1 },
  ],
  own: [
    { line: 1, price: 100.05 },
    { line: 3, price: 50 },
  ],
  currency: 'AED',
  total: 250.1,
  most: 248.84,
  decrement: 0.5,
};

describe('the form of an offer', () => {
  it('[PR-008] adds up the prices of all lines in the units of the currency', () => {
    expect(buildOffer(emptyOfferInput, rules)).toEqual({ lines: rules.own, total: 250.1 });
    expect(buildOffer({ percent: '', prices: { 1: '99,000.10', 3: '٤٠' } }, rules)?.total).toBe(198_040.2);
    expect(buildOffer({ percent: '', prices: { 3: '' } }, rules)).toBeNull();
    expect(buildOffer(emptyOfferInput, { ...rules, own: [] })).toBeNull();
  });

  it('lowers all lines together, by no less than the requested percentage', () => {
    const typed = { percent: '0.5', prices: { 1: '7' } };
    expect(shownPrice(typed, rules, 1)).toBe('99.54');
    const offer = buildOffer(typed, rules);
    expect(offer).toEqual({
      lines: [
        { line: 1, price: 99.54 },
        { line: 3, price: 49.75 },
      ],
      total: 248.83,
    });
    expect(offer && isLowEnough(offer, rules)).toBe(true);
    expect(buildOffer({ percent: '٠٫٥', prices: {} }, rules)).toEqual(offer);
  });

  it('builds an offer low enough for the server whenever it is lowered by the decrement', () => {
    const price = fc.integer({ min: 100, max: 10_000_000 }).map((minor) => minor / 100);
    const quantity = fc.integer({ min: 1, max: 50 });
    const decrement = fc.integer({ min: 5, max: 60 }).map((steps) => steps / 20);
    fc.assert(
      fc.property(fc.array(fc.tuple(price, quantity), { minLength: 1, maxLength: 8 }), decrement, (pieces, percent) => {
        const lines = pieces.map(([, many], at) => ({ ...line, line: at + 1, quantity: many }));
        const own = pieces.map(([each], at) => ({ line: at + 1, price: each }));
        const total = pieces.reduce((sum, [each, many]) => sum + Math.round(each * 100) * many, 0);
        const most = Math.floor((total * (10_000 - Math.round(percent * 100))) / 10_000) / 100;
        const given = { lines, own, currency: 'AED', total: total / 100, most, decrement: percent };
        const offer = buildOffer({ percent: String(percent), prices: {} }, given);
        expect(offer && isLowEnough(offer, given)).toBe(true);
      }),
    );
  });

  it('reports what is wrong with a price', () => {
    expect(['', '0', '-1', 'x', '2e9'].map((typed) => validatePrice(typed, 'AED'))).toEqual(Array(5).fill('price'));
    expect(validatePrice('1.005', 'AED')).toBe('digits');
    expect(validatePrice('1.005', 'KWD')).toBeUndefined();
    expect(['', '0', '100', 'x'].map(parsePercent)).toEqual([null, null, null, null]);
  });

  it('[PR-008] detects a drop of more than five decrements', () => {
    const at = (total: number) => ({ lines: [], total });
    expect(percentBelow(87.6, 100)).toBeCloseTo(12.4);
    expect(isSteepDrop(at(97.5), { ...rules, total: 100 })).toBe(false);
    expect(isSteepDrop(at(97.49), { ...rules, total: 100 })).toBe(true);
    expect(isSteepDrop(at(1), { ...rules, total: null })).toBe(false);
    expect(quickSteps(0.35)).toEqual([0.35, 0.7, 1.75]);
  });
});
