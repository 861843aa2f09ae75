// Converts times of a form to and from the Gulf's time zone, which is four hours ahead of UTC all year. It has no side effects.
const AHEAD = '+04:00';
const AHEAD_MS = 4 * 3_600_000;

/** Formats '2026-11-15T09:00'. */
export function formatGulfMinute(time: number): string {
  return new Date(time + AHEAD_MS).toISOString().slice(0, 16);
}

/** Returns the instant as ISO text. Invalid input is returned unchanged, so that the validation of the call reports it. */
export function parseGulfMinute(typed: string): string {
  const time = Date.parse(`${typed}:00${AHEAD}`);
  return Number.isNaN(time) ? typed : new Date(time).toISOString();
}
