import { expect, it } from 'vitest';
import type { OpenedTender } from '../comparison-query.ts';
import { keepChoicesForLines, narrowToUnordered } from './unordered-lines.ts';

const offer = (line: number, unit: number, over: object = {}) => ({
  line,
  option: 1,
  unit,
  total: unit * 4,
  points: 50,
  mode: 'buy',
  best: false,
  declined: false,
  ...over,
});
const opened = {
  rfq: {
    lines: [
      { line: 1, quantity: 4, mode: 'buy' },
      { line: 2, quantity: 1, mode: 'buy' },
      { line: 3, quantity: 2, mode: 'rent' },
    ],
    anew: [
      { line: 1, quantity: 3 },
      { line: 3, quantity: 2 },
    ],
  },
  comparison: {
    currency: 'AED',
    answers: [
      {
        answerId: 'a',
        total: 1,
        offers: [offer(1, 0.1), offer(2, 7), offer(3, 20), offer(3, 9, { option: 2, mode: 'rent' })],
      },
      { answerId: 'b', total: 1, offers: [offer(1, 5)] },
    ],
  },
} as unknown as OpenedTender;

it('compares only the lines without an order, in the quantities that are left', () => {
  const { rfq, comparison } = narrowToUnordered(opened);
  expect(rfq.lines.map(({ line, quantity }) => [line, quantity])).toEqual([
    [1, 3],
    [3, 2],
  ]);
  const [whole, part] = comparison.answers;
  expect(whole?.offers.map(({ line, total }) => [line, total])).toEqual([
    [1, 0.3],
    [3, 40],
    [3, 18],
  ]);
  // The rental option counts in the total, because the line asks for a rental.
  expect([whole?.total, part?.total]).toEqual([18.3, null]);
});

it('keeps only the choices of an earlier proposal that can still be ordered', () => {
  const choices = { 1: [{ answerId: 'b', option: 1, quantity: 3 }], 2: [{ answerId: 'a', option: 1, quantity: 1 }] };
  expect(keepChoicesForLines(choices, narrowToUnordered(opened).rfq.lines)).toEqual({ 1: choices[1], 3: [] });
});
