// Values on the axis of a chart.

/** Returns two to seven round values that include the lowest and the highest. */
export function niceTicks(lowest: number, highest: number): number[] {
  // A difference that gets lost in the digits of the values counts as none.
  const difference = highest - lowest;
  const span = difference > highest * 1e-9 ? difference : highest || 1;
  const power = 10 ** Math.floor(Math.log10(span / 4));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => span / size <= 4) ?? span;
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
