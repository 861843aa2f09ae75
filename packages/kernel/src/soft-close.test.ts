import { expect, it } from 'vitest';
import { endAfter } from './soft-close.ts';

const MINUTE = 60_000;
const end = { endsAt: 100 * MINUTE, firstEndsAt: 100 * MINUTE };
const after = (at: number, over = {}) => endAfter({ ...end, ...over }, at, 5 * MINUTE, 60 * MINUTE);

it('what comes before the last moments moves nothing, what comes in them gives the same time again', () => {
  expect(after(95 * MINUTE - 1)).toBe(end.endsAt);
  expect(after(95 * MINUTE)).toBe(end.endsAt);
  expect(after(95 * MINUTE + 1)).toBe(end.endsAt + 1);
  expect(after(100 * MINUTE - 1)).toBe(105 * MINUTE - 1);
});

it('the end never goes back, nor further than so much beyond the first one', () => {
  expect(after(157 * MINUTE, { endsAt: 158 * MINUTE })).toBe(160 * MINUTE);
  expect(after(159 * MINUTE, { endsAt: 160 * MINUTE })).toBe(160 * MINUTE);
  expect(endAfter(end, end.endsAt - 1, 0, 60 * MINUTE)).toBe(end.endsAt);
});
