import { describe, expect, it } from 'vitest';
import { actionForKey, findMarkedIndex } from './queue-keys.ts';

const press = (key: string, over = {}) => actionForKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...over });

describe('the keys of the queue', () => {
  it('maps a Latin and an Arabic keyboard to the same actions', () => {
    const pairs = [
      ['j', 'ت', 'next'],
      ['k', 'ن', 'previous'],
      ['a', 'ش', 'step'],
      ['r', 'ق', 'refuse'],
      ['c', 'ؤ', 'claim'],
      ['x', 'ء', 'choose'],
      ['?', '؟', 'help'],
    ] as const;
    for (const [latin, arabic, action] of pairs) expect([press(latin), press(arabic)]).toEqual([action, action]);
  });

  it('ignores unknown keys and keys with a modifier', () => {
    for (const over of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(press('r', over)).toBeUndefined();
    for (const key of ['Enter', 'Tab', 'z', 'toString']) expect(press(key)).toBeUndefined();
  });
});

describe('the mark in the queue', () => {
  it('stays on its item, or at its position if the item is gone', () => {
    expect(findMarkedIndex(['a', 'b', 'c'], 'c', 0)).toBe(2);
    expect(findMarkedIndex(['a', 'c'], 'b', 1)).toBe(1);
    expect(findMarkedIndex(['a'], 'b', 4)).toBe(0);
    expect(findMarkedIndex([], 'b', 4)).toBe(0);
  });
});
