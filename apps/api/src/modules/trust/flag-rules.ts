// What the records themselves point the operators to.

/** How far back a price is compared. */
export const PRICE_DAYS = 7;
const SUDDEN = 0.4;

/** Up or down by more than two fifths of what it was. */
export function isSudden(before: number, after: number): boolean {
  return before > 0 && Math.abs(after - before) > before * SUDDEN;
}
