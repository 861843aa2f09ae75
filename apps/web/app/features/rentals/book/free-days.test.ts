import { describe, expect, it } from 'vitest';
import { choose, isFree, mayChoose, mergeDays, nothingChosen } from './free-days.ts';

const taken = [{ from: '2026-11-20', until: '2026-11-23' }];
const begun = { start: '2026-11-18', end: '' };

describe('choosing days', () => {
  it('[DE-019] a range may touch a taken one at either end, and not cross it', () => {
    expect(isFree(taken, { start: '2026-11-18', end: '2026-11-20' })).toBe(true);
    expect(isFree(taken, { start: '2026-11-23', end: '2026-11-25' })).toBe(true);
    expect(isFree(taken, { start: '2026-11-18', end: '2026-11-21' })).toBe(false);
    expect(isFree(taken, { start: '2026-11-19', end: '2026-11-30' })).toBe(false);
    // A same-day rental takes its day.
    expect(isFree(taken, { start: '2026-11-20', end: '2026-11-20' })).toBe(false);
    expect(isFree(taken, { start: '2026-11-19', end: '2026-11-19' })).toBe(true);
  });

  it('the first taken day may be the end of what has been begun, and never a start', () => {
    expect(mayChoose(taken, nothingChosen, '2026-11-20')).toBe(false);
    expect(mayChoose(taken, begun, '2026-11-20')).toBe(true);
    expect(mayChoose(taken, begun, '2026-11-21')).toBe(false);
    expect(choose(taken, begun, '2026-11-20')).toEqual({ start: '2026-11-18', end: '2026-11-20' });
    expect(choose(taken, nothingChosen, '2026-11-21')).toEqual(nothingChosen);
  });

  it('a day before the start, or beyond taken ones, begins anew; the same day twice is one day', () => {
    expect(choose(taken, begun, '2026-11-16')).toEqual({ start: '2026-11-16', end: '' });
    expect(choose(taken, begun, '2026-11-24')).toEqual({ start: '2026-11-24', end: '' });
    expect(choose(taken, begun, '2026-11-18')).toEqual({ start: '2026-11-18', end: '2026-11-18' });
    const both = { start: '2026-11-18', end: '2026-11-19' };
    expect(choose(taken, both, '2026-11-17')).toEqual({ start: '2026-11-17', end: '' });
  });

  it('what is taken over the edge of two lists is one', () => {
    const later = [
      { from: '2026-12-01', until: '2026-12-05' },
      { from: '2027-01-02', until: '2027-01-03' },
    ];
    expect(mergeDays([later, [{ from: '2026-11-28', until: '2026-12-01' }]])).toEqual([
      { from: '2026-11-28', until: '2026-12-05' },
      { from: '2027-01-02', until: '2027-01-03' },
    ]);
  });
});
