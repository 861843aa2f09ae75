// Rules that decide which price changes are reported to the operators.

/** Number of days over which prices are compared. */
export const PRICE_DAYS = 7;
const SUDDEN_SHARE = 0.4;

/** Returns true when a price rose or fell by more than 40 %. */
export function isSudden(before: number, after: number): boolean {
  return before > 0 && Math.abs(after - before) > before * SUDDEN_SHARE;
}
