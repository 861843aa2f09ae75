import { describe, expect, it } from 'vitest';
import { canChooseDay, chooseDay, emptyRange, isFree, mergeDays } from './free-days.ts';

const taken = [{ from: '2026-11-20', until: '2026-11-23' }];
const started = { start: '2026-11-18', end: '' };

describe('the choice of days', () => {
  it('[DE-019] allows a range that touches taken days at either end, but not one that crosses them', () => {
    expect(isFree(taken, { start: '2026-11-18', end: '2026-11-20' })).toBe(true);
    expect(isFree(taken, { start: '2026-11-23', end: '2026-11-25' })).toBe(true);
    expect(isFree(taken, { start: '2026-11-18', end: '2026-11-21' })).toBe(false);
    expect(isFree(taken, { start: '2026-11-19', end: '2026-11-30' })).toBe(false);
    // A same-day rental takes that day.
    expect(isFree(taken, { start: '2026-11-20', end: '2026-11-20' })).toBe(false);
    expect(isFree(taken, { start: '2026-11-19', end: '2026-11-19' })).toBe(true);
  });

  it('allows the first taken day as the end of a started range, but never as a start', () => {
    expect(canChooseDay(taken, emptyRange, '2026-11-20')).toBe(false);
    expect(canChooseDay(taken, started, '2026-11-20')).toBe(true);
    expect(canChooseDay(taken, started, '2026-11-21')).toBe(false);
    expect(chooseDay(taken, started, '2026-11-20')).toEqual({ start: '2026-11-18', end: '2026-11-20' });
    expect(chooseDay(taken, emptyRange, '2026-11-21')).toEqual(emptyRange);
  });

  it('starts a new range on a day before the start or beyond taken days, and reads the same day twice as one day', () => {
    expect(chooseDay(taken, started, '2026-11-16')).toEqual({ start: '2026-11-16', end: '' });
    expect(chooseDay(taken, started, '2026-11-24')).toEqual({ start: '2026-11-24', end: '' });
    expect(chooseDay(taken, started, '2026-11-18')).toEqual({ start: '2026-11-18', end: '2026-11-18' });
    const both = { start: '2026-11-18', end: '2026-11-19' };
    expect(chooseDay(taken, both, '2026-11-17')).toEqual({ start: '2026-11-17', end: '' });
  });

  it('merges taken days that meet at the edge of two lists', () => {
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
