import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from './locales.ts';
import { dayOf, daysPeriod, sharedDaysPeriod } from './periods.ts';
import {
  formatPlaceDay,
  formatPlaceMinute,
  formatPlaceSecond,
  formatPlaceTime,
  formatPlaceUntil,
  parsePlaceMinute,
} from './place-time.ts';
import { zoneOf, zones } from './zones.ts';

/** At this instant the day in Dubai is one later than in Riyadh. */
const between = new Date('2026-11-15T20:30:00Z');
const codes = Object.keys(zones);
const instant = fc.date({ min: new Date('1995-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

describe('a time of a place', () => {
  it('is in the time zone of the country, which is named in both languages', () => {
    expect(formatPlaceTime(between, 'en', 'sa')).toBe('15 Nov 2026, 23:30 Riyadh time');
    expect(formatPlaceTime(between, 'ar', 'sa')).toBe('15 نوفمبر 2026، 23:30 بتوقيت الرياض');
    expect(formatPlaceTime(between, 'en', 'ae')).toBe('16 Nov 2026, 00:30 Dubai time');
    expect(formatPlaceTime(between, 'ar', 'ae')).toBe('16 نوفمبر 2026، 00:30 بتوقيت دبي');
    expect(codes.map((code) => formatPlaceMinute(between, code).slice(8))).toEqual([
      '15T23:30',
      '16T00:30',
      '15T23:30',
      '15T23:30',
      '15T23:30',
      '16T00:30',
    ]);
  });

  it('is in Gulf time when the country is unknown or another one', () => {
    for (const country of [null, undefined, 'other', 'constructor'])
      expect(formatPlaceTime(between, 'en', country)).toBe('16 Nov 2026, 00:30 Gulf time');
  });

  it('belongs to the day of the country', () => {
    expect([dayOf(between, 'sa'), dayOf(between, 'ae')]).toEqual(['2026-11-15', '2026-11-16']);
    expect(formatPlaceDay(between, 'en', 'kw')).toBe('15 Nov 2026');
    expect(formatPlaceDay(between, 'en', 'om')).toBe('16 Nov 2026');
    expect(formatPlaceSecond(between, 'en', 'qa')).toBe('15 Nov, 23:30:00');
    expect(formatPlaceUntil('2026-11-15T21:00:00Z', 'en', 'bh')).toBe('15 Nov 2026, 23:59 Manama time');
  });

  it('agrees with the zones of the operating system in every country', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...codes), (at, code) => {
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zoneOf(code).id,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(at);
        expect(formatPlaceMinute(at, code)).toBe(shown.replace(' ', 'T'));
        const long = { day: 'numeric', month: 'short', year: 'numeric', timeZone: zoneOf(code).id } as const;
        expect(formatPlaceDay(at, 'en', code)).toBe(new Intl.DateTimeFormat(locales.en, long).format(at));
        expect(formatPlaceDay(at, 'ar', code)).toBe(new Intl.DateTimeFormat(locales.ar, long).format(at));
      }),
    );
  });

  it('is read from a field as it is shown there', () => {
    expect(parsePlaceMinute('2026-11-15T09:00', 'sa')).toBe('2026-11-15T06:00:00.000Z');
    expect(parsePlaceMinute('2026-11-15T09:00', 'ae')).toBe('2026-11-15T05:00:00.000Z');
    expect(parsePlaceMinute('', 'ae')).toBe('');
    fc.assert(
      fc.property(instant, fc.constantFrom(...codes), (at, code) => {
        const typed = formatPlaceMinute(at, code);
        expect(formatPlaceMinute(parsePlaceMinute(typed, code), code)).toBe(typed);
      }),
    );
  });
});

describe('a period of days of a place', () => {
  it('starts at midnight in the country', () => {
    expect(daysPeriod('2026-11-15', '2026-11-17', 'sa')).toEqual({
      from: new Date('2026-11-14T21:00:00Z'),
      until: new Date('2026-11-16T21:00:00Z'),
    });
  });

  it('has shared hours that belong to it in every country', () => {
    expect(sharedDaysPeriod('2026-11-15', '2026-11-15')).toEqual({
      from: new Date('2026-11-14T21:00:00Z'),
      until: new Date('2026-11-15T20:00:00Z'),
    });
    expect(sharedDaysPeriod('2026-11-15', '2026-11-14')).toBeUndefined();
  });
});
