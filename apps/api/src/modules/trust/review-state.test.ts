import { describe, expect, it } from 'vitest';
import { computeRating } from './rating-rules.ts';
import { canReply, closesAt, findWriteAction, isPublished } from './review-state.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));
const open = { publishes_at: at(14), reply: null, taken_down_at: null };

describe('a review of a deal', () => {
  it('is written within 14 days and changed only until it is published', () => {
    expect(closesAt(at(0))).toEqual(at(14));
    expect(findWriteAction(undefined, at(0), at(13))).toBe('write');
    expect(findWriteAction(undefined, at(0), at(14))).toBeUndefined();
    expect(findWriteAction(open, at(0), at(13))).toBe('change');
    expect(findWriteAction({ publishes_at: at(3) }, at(0), at(3))).toBeUndefined();
  });

  it('is published at its time and takes one reply from then on', () => {
    expect([isPublished(undefined, at(20)), isPublished(open, at(13)), isPublished(open, at(14))]).toEqual([
      false,
      false,
      true,
    ]);
    expect([canReply(undefined, at(20)), canReply(open, at(13)), canReply(open, at(14))]).toEqual([false, false, true]);
    expect(canReply({ ...open, reply: 'Thank you' }, at(14))).toBe(false);
    expect(canReply({ ...open, taken_down_at: at(15) }, at(16))).toBe(false);
  });
});

it('rounds the mean of the stars to one decimal', () => {
  expect(computeRating([])).toEqual({ rating: 0, total: 0, byStars: [0, 0, 0, 0, 0] });
  expect(
    computeRating([
      { stars: 5, count: 2 },
      { stars: 4, count: 1 },
    ]),
  ).toEqual({ rating: 4.7, total: 3, byStars: [0, 0, 0, 1, 2] });
});
