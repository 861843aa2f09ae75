import { describe, expect, it } from 'vitest';
import { meetingTime } from './meeting-time.ts';

const meeting = (now: string, country: string | null, preferredDate: string, preferredTime: string) =>
  meetingTime(new Date(now), country, { preferredDate, preferredTime }).toISOString();

describe('the time of a requested inspection', () => {
  it('is in the time zone of the machine, also when its day is not the day in Dubai', () => {
    const now = '2026-11-15T20:30:00Z';
    expect(meeting(now, 'sa', '2026-11-16', '10:00')).toBe('2026-11-16T07:00:00.000Z');
    expect(meeting(now, 'ae', '2026-11-16', '10:00')).toBe('2026-11-16T06:00:00.000Z');
    // It is 23:30 on the 15th in Riyadh, and 00:30 on the 16th in Dubai.
    expect(meeting(now, 'sa', '2026-11-15', '23:45')).toBe('2026-11-15T20:45:00.000Z');
    expect(() => meeting(now, 'ae', '2026-11-15', '23:45')).toThrow(
      expect.objectContaining({ code: 'inspection.time' }),
    );
  });

  it('cannot have passed, even today, and is at most a year ahead', () => {
    const now = '2026-11-15T19:43:00Z';
    const refused = expect.objectContaining({ code: 'inspection.time' });
    expect(() => meeting(now, 'sa', '2026-11-15', '03:00')).toThrow(refused);
    expect(() => meeting(now, 'sa', '2026-11-15', '22:43')).toThrow(refused);
    expect(meeting(now, 'sa', '2026-11-15', '22:44')).toBe('2026-11-15T19:44:00.000Z');
    expect(meeting(now, 'sa', '2027-11-15', '10:00')).toBe('2027-11-15T07:00:00.000Z');
    expect(() => meeting(now, 'sa', '2027-11-16', '10:00')).toThrow(refused);
    expect(() => meeting(now, 'sa', '2026-02-30', '10:00')).toThrow(refused);
  });
});
