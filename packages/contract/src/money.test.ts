import { describe, expect, it } from 'vitest';
import { majorOf, minorOf } from './money.ts';

describe('amounts', () => {
  it('uses the digits of the currency in both directions', () => {
    expect([majorOf('1999', 'AED'), majorOf(1234, 'KWD')]).toEqual([19.99, 1.234]);
    expect([minorOf(19.99, 'AED'), minorOf(1.234, 'KWD'), minorOf(1.234, 'AED')]).toEqual([1999, 1234, undefined]);
  });

  it('keeps an unknown amount unknown', () => {
    expect([majorOf(null, 'AED'), majorOf('1999', null), majorOf(0, 'AED')]).toEqual([null, null, 0]);
  });
});
