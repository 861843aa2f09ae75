// Judges a price by the median of comparable machines.
export type Verdict = 'far-below' | 'below' | 'in-line' | 'above';

/** From here on a low price is a reason to ask, in percent of the median. */
const FAR_BELOW = -40;
/** Prices that differ less than this are the same to a buyer. */
const IN_LINE = 10;

export function verdictOf(percentFromMedian: number): Verdict {
  if (percentFromMedian <= FAR_BELOW) return 'far-below';
  if (percentFromMedian < -IN_LINE) return 'below';
  return percentFromMedian <= IN_LINE ? 'in-line' : 'above';
}
