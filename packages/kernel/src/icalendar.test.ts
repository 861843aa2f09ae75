import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarText } from './icalendar.ts';

const entry = {
  uid: 'one@rigsouq',
  from: '2026-11-15',
  until: '2026-11-18',
  title: 'Crane, 100 t; "Big"',
  text: 'Test Company\nGate 4',
  tentative: true,
  changedAt: new Date('2026-11-14T08:09:10.123Z'),
};

/** Parses the text as a calendar app does. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const readBack = (lines: string[], name: string) =>
  lines
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replaceAll(/\\(n|.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

describe('a calendar', () => {
  it('writes whole days, and marks a requested rental as tentative', () => {
    const lines = unfolded(calendarText('Rentals', [entry]));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261115');
    expect(lines).toContain('DTEND;VALUE=DATE:20261118');
    expect(lines).toContain('DTSTAMP:20261114T080910Z');
    expect(lines).toContain('STATUS:TENTATIVE');
    expect(lines).toContain('SUMMARY:Crane\\, 100 t\\; "Big"');
    expect(lines).toContain('DESCRIPTION:Test Company\\nGate 4');
  });

  it('writes times in UTC, and the address of the details', () => {
    const from = new Date('2026-11-15T23:30:59.999Z');
    const until = new Date('2026-11-20T00:00:00Z');
    const lines = unfolded(
      calendarText('Auctions', [{ ...entry, from, until, url: 'https://rigsouq.test/a', tentative: false }, entry]),
    );
    expect(lines).toContain('DTSTART:20261115T233059Z');
    expect(lines).toContain('DTEND:20261120T000000Z');
    expect(lines).toContain('URL:https://rigsouq.test/a');
    expect(lines).toContain('STATUS:CONFIRMED');
    expect(lines.filter((line) => line.startsWith('URL:'))).toHaveLength(1);
    expect(lines).toContain('DTSTART;VALUE=DATE:20261115');
  });

  it('removes control characters, which a calendar app may refuse or take for the end of a line', () => {
    const lines = unfolded(calendarText('Rentals', [{ ...entry, title: 'Cr\u0000ane\u000b\u007f\rEND:VEVENT' }]));
    expect(lines).toContain('SUMMARY:Crane\\nEND:VEVENT');
  });

  it('keeps any text unchanged, in lines of at most 75 bytes, and lets no text end its entry', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'ب', '😀', '\n', '\\', ';', ',', ' ', 'END:VEVENT'),
      maxLength: 200,
    });
    fc.assert(
      fc.property(text, (title) => {
        const written = calendarText('Rentals', [{ ...entry, title }]);
        for (const line of written.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const lines = unfolded(written);
        expect(readBack(lines, 'SUMMARY')).toBe(title);
        expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
      }),
    );
  });
});
