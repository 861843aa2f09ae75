// Converts times of a form to and from the Gulf's time zone, which is four hours ahead of UTC all year. It has no side effects.
import { toGulfTime } from '@rigsouq/kernel/periods';

const AHEAD = '+04:00';

/** Formats '2026-11-15T09:00'. */
export function formatGulfMinute(time: number): string {
  return toGulfTime(new Date(time)).toISOString().slice(0, 16);
}

/** Returns the instant as ISO text. Invalid input is returned unchanged, so that the validation of the call reports it. */
export function parseGulfMinute(typed: string): string {
  const time = Date.parse(`${typed}:00${AHEAD}`);
  return Number.isNaN(time) ? typed : new Date(time).toISOString();
}
