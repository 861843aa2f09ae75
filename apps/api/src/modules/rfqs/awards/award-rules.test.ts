import { expect, it } from 'vitest';
import { listRemainingLines, type OrderedPart, sumOrderedParts } from './award-rules.ts';

const lines = [
  { line: 1, quantity: 4, mode: 'buy' },
  { line: 2, quantity: 2, mode: 'buy' },
] as const;
const order = (line: number, quantity: number, state: string, over: Partial<OrderedPart> = {}): OrderedPart => ({
  line,
  quantity,
  state,
  unit: 1_000,
  currency: 'USD',
  ...over,
});
const left = (ordered: readonly OrderedPart[], awarded = true) =>
  listRemainingLines(lines, ordered, awarded).map(({ quantity }) => quantity);

it('leaves everything to award before the first order, and only declined or cancelled lines afterwards', () => {
  expect(left([], false)).toEqual([4, 2]);
  expect(left([order(1, 4, 'issued')])).toEqual([0, 0]);
  expect(left([order(1, 4, 'declined')])).toEqual([4, 0]);
  expect(left([order(1, 4, 'cancelled'), order(2, 2, 'closed')])).toEqual([4, 0]);
});

it('leaves nothing of a line that was awarded again, unless it was declined again', () => {
  const split = [order(1, 3, 'accepted'), order(1, 1, 'declined')];
  expect(left(split)).toEqual([1, 0]);
  expect(left([...split, order(1, 1, 'issued')])).toEqual([0, 0]);
  expect(left([...split, order(1, 1, 'declined')])).toEqual([1, 0]);
});

it('adds up orders in the currency of the request', () => {
  const rates = new Map([
    ['USD', 1],
    ['AED', 0.25],
  ]);
  const ordered = [order(1, 2, 'accepted'), order(2, 1, 'issued', { currency: 'AED' }), order(1, 2, 'declined')];
  expect(sumOrderedParts(ordered, 'USD', rates)).toBe(2_250);
});
