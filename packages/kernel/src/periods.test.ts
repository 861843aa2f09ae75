import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, daysLater, daysPeriod, overlap, startOfDay } from './periods.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));

describe('a period', () => {
  it('does not overlap one that it touches, and overlaps all later ones when it has no end', () => {
    expect(overlap({ from: at(1), until: at(2) }, { from: at(2), until: at(3) })).toBe(false);
    expect(overlap({ from: at(1), until: at(3) }, { from: at(2), until: at(4) })).toBe(true);
    expect(overlap({ from: at(2), until: null }, { from: at(5), until: at(6) })).toBe(true);
    expect(overlap({ from: at(2), until: null }, { from: at(1), until: at(2) })).toBe(false);
  });

  it('uses days in the Gulf, and takes one day when it starts and ends on the same day', () => {
    expect(daysPeriod('2026-11-15', '2026-11-15')).toEqual({
      from: new Date('2026-11-14T20:00:00Z'),
      until: new Date('2026-11-15T20:00:00Z'),
    });
    expect(daysPeriod('2026-11-15', '2026-11-18')?.until).toEqual(new Date('2026-11-17T20:00:00Z'));
    expect(daysPeriod('2026-11-15', '2026-11-14')).toBeUndefined();
    for (const none of ['2026-02-30', '15.11.2026', '', '2026-1-1']) expect(startOfDay(none)).toBeUndefined();
  });

  it('continues over the ends of months and years', () => {
    expect([daysLater('2026-12-31', 1), daysLater('2028-02-28', 1), daysLater('2026-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2026-02-28',
    ]);
  });

  it('starts on the day that it names', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (instant) => {
        const day = dayOf(instant);
        const start = startOfDay(day);
        expect(start && start <= instant && instant.getTime() - start.getTime() < 24 * 3_600_000).toBe(true);
      }),
    );
  });
});
