// Moments as a form writes them, in the Gulf's zone, which is four hours ahead in summer and winter. Pure.
const AHEAD = '+04:00';
const AHEAD_MS = 4 * 3_600_000;

/** '2026-11-15T09:00' */
export function gulfMinute(time: number): string {
  return new Date(time + AHEAD_MS).toISOString().slice(0, 16);
}

/** The moment, or what was typed where it is none: then the rules of the call say so. */
export function fromGulf(typed: string): string {
  const time = Date.parse(`${typed}:00${AHEAD}`);
  return Number.isNaN(time) ? typed : new Date(time).toISOString();
}
