import { expect, it } from 'vitest';
import { verdictOf } from './verdict-rules.ts';

it('warns of a price far below the median, and calls small differences in line', () => {
  expect([-91, -40, -39, -11, -10, 0, 10, 11].map(verdictOf)).toEqual([
    'far-below',
    'far-below',
    'below',
    'below',
    'in-line',
    'in-line',
    'in-line',
    'above',
  ]);
});
