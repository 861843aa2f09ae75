// Converts money: it is stored as an integer of minor units and sent as a number in major units (R20). The number of digits depends on the currency:
// 2 for most, 3 for KWD, BHD and OMR.

/** How far a double may be from a whole number of minor units and still mean it. */
const NOISE = 1e-6;

/** Returns the minor units, or undefined when the amount is finer than the currency or too large to be exact. */
export function toMinor(major: number, digits: number): number | undefined {
  const scaled = major * 10 ** digits;
  const minor = Math.round(scaled);
  const exact = Math.abs(scaled - minor) <= NOISE * Math.max(1, Math.abs(minor) / 1e6);
  if (minor === 0 && major !== 0) return undefined;
  return exact && Number.isSafeInteger(minor) ? minor : undefined;
}

export function toMajor(minor: number, digits: number): number {
  return Number((minor / 10 ** digits).toFixed(digits));
}
