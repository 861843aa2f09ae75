// Which figures of a row differ, and whose is best.
export type Figure = string | number | null;

/** What is not known differs from what is. */
export function differs(figures: readonly Figure[]): boolean {
  return new Set(figures.map((figure) => (typeof figure === 'string' ? figure.trim().toLowerCase() : figure))).size > 1;
}

/** Where the best stands, or undefined: with fewer than two to compare, or where they share it, nobody is best. */
export function bestOf(figures: readonly (number | null)[], best: 'lowest' | 'highest'): number | undefined {
  const known = figures.filter((figure) => figure !== null);
  const wanted = best === 'lowest' ? Math.min(...known) : Math.max(...known);
  const shared = known.filter((figure) => figure === wanted).length > 1;
  return known.length < 2 || shared ? undefined : figures.indexOf(wanted);
}
