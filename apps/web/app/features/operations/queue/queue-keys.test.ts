import { describe, expect, it } from 'vitest';
import { actOf, placeIn } from './queue-keys.ts';

const press = (key: string, over = {}) => actOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...over });

describe('the keys of the queue', () => {
  it('mean the same on a Latin and on an Arabic keyboard', () => {
    const pairs = [
      ['j', 'ت', 'next'],
      ['k', 'ن', 'previous'],
      ['a', 'ش', 'step'],
      ['r', 'ق', 'refuse'],
      ['c', 'ؤ', 'claim'],
      ['?', '؟', 'help'],
    ] as const;
    for (const [latin, arabic, act] of pairs) expect([press(latin), press(arabic)]).toEqual([act, act]);
  });

  it('leave the browser its own', () => {
    for (const over of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(press('r', over)).toBeUndefined();
    for (const key of ['Enter', 'Tab', 'x', 'toString']) expect(press(key)).toBeUndefined();
  });
});

describe('the mark in the list', () => {
  it('stays with its item, and with its place when the item is gone', () => {
    expect(placeIn(['a', 'b', 'c'], 'c', 0)).toBe(2);
    expect(placeIn(['a', 'c'], 'b', 1)).toBe(1);
    expect(placeIn(['a'], 'b', 4)).toBe(0);
    expect(placeIn([], 'b', 4)).toBe(0);
  });
});
