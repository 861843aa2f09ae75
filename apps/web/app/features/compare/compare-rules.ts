// Finds which values of a row differ and which one is best.
export type Figure = string | number | null;

/** Tells whether the values differ. A missing value differs from a known one. */
export function differs(figures: readonly Figure[]): boolean {
  return new Set(figures.map((figure) => (typeof figure === 'string' ? figure.trim().toLowerCase() : figure))).size > 1;
}

/** Returns the index of the best value, or undefined when fewer than two are known or several share the best. */
export function bestOf(figures: readonly (number | null)[], best: 'lowest' | 'highest'): number | undefined {
  const known = figures.filter((figure) => figure !== null);
  const wanted = best === 'lowest' ? Math.min(...known) : Math.max(...known);
  const shared = known.filter((figure) => figure === wanted).length > 1;
  return known.length < 2 || shared ? undefined : figures.indexOf(wanted);
}
