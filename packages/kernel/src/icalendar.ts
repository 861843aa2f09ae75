// Writes a calendar as text/calendar (RFC 5545), for the calendar apps of users.
type Entry = { uid: string; title: string; text: string; tentative: boolean; changedAt: Date };

/** Whole days, as 2026-11-15; `until` is the first day that is free again. */
export type CalendarDays = Entry & { from: string; until: string };
/** From one time to another; an app shows them in the time zone of its user. */
export type CalendarTimes = Entry & { from: Date; until: Date; url: string };

const LINE_BYTES = 75;

export function calendarText(name: string, entries: readonly (CalendarDays | CalendarTimes)[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rigsouq//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryLines(entry: CalendarDays | CalendarTimes): string[] {
  const { uid, title, text, tentative, changedAt } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${moment(changedAt)}`,
    `DTSTART${when(entry.from)}`,
    `DTEND${when(entry.until)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...('url' in entry ? [`URL:${entry.url}`] : []),
    `STATUS:${tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

function when(time: string | Date): string {
  return typeof time === 'string' ? `;VALUE=DATE:${time.replaceAll('-', '')}` : `:${moment(time)}`;
}

/** Formats a time in UTC, to the second. */
function moment(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Escapes a text so that it stays one value and cannot add lines of its own. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
      .replaceAll(/\r\n|\r|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be taken out
      .replaceAll(/[\u0000-\u001f\u007f]/g, '')
  );
}

/** Folds a line after at most 75 bytes and continues it after a space. No character is cut in two. */
function folded(line: string): string {
  let out = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > LINE_BYTES) {
      out += '\r\n ';
      bytes = 1;
    }
    out += character;
    bytes += size;
  }
  return out;
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
