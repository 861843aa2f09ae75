import { expect, it } from 'vitest';
import { extendEnd } from './soft-close.ts';

const MINUTE = 60_000;
const end = { endsAt: 100 * MINUTE, firstEndsAt: 100 * MINUTE };
const after = (at: number, over = {}) => extendEnd({ ...end, ...over }, at, 5 * MINUTE, 60 * MINUTE);

it('keeps the end for a bid before the closing window, and extends it for a bid within the window', () => {
  expect(after(95 * MINUTE - 1)).toBe(end.endsAt);
  expect(after(95 * MINUTE)).toBe(end.endsAt);
  expect(after(95 * MINUTE + 1)).toBe(end.endsAt + 1);
  expect(after(100 * MINUTE - 1)).toBe(105 * MINUTE - 1);
});

it('moves the end neither back nor further than the maximum beyond the first end', () => {
  expect(after(157 * MINUTE, { endsAt: 158 * MINUTE })).toBe(160 * MINUTE);
  expect(after(159 * MINUTE, { endsAt: 160 * MINUTE })).toBe(160 * MINUTE);
  expect(extendEnd(end, end.endsAt - 1, 0, 60 * MINUTE)).toBe(end.endsAt);
});
