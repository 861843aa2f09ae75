import { expect, it } from 'vitest';
import { incrementAt } from './bid-increments.ts';

it('[AU-031] is 100 under 5,000, 250 under 25,000, 500 under 50,000, 1,000 under 100,000, and 2,500 from there on', () => {
  const edges = [1, 4_999, 5_000, 24_999, 25_000, 49_999, 50_000, 99_999, 100_000, 5_000_000];
  expect(edges.map(incrementAt)).toEqual([100, 100, 250, 250, 500, 500, 1_000, 1_000, 2_500, 2_500]);
});
