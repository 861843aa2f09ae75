// Finds which values of a row differ and which one is best.
export type CompareValue = string | number | null;

/** Tells whether the values differ. A missing value differs from a known one. */
export function differs(values: readonly CompareValue[]): boolean {
  return new Set(values.map((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value))).size > 1;
}

const broken: readonly (string | null)[] = ['used-non-functional', 'parts-only'];

/** Tells whether prices can be ranked: not a daily rent with a sale price, and not a working machine with one that does not work. */
export function canRankPrices(machines: readonly { type: string; condition: string | null }[]): boolean {
  const types = new Set(machines.map(({ type }) => type));
  const works = new Set(machines.map(({ condition }) => !broken.includes(condition)));
  return types.size === 1 && works.size === 1;
}

/** Returns the index of the best value, or undefined when fewer than two are known or several share the best. */
export function findBestIndex(values: readonly (number | null)[], best: 'lowest' | 'highest'): number | undefined {
  const known = values.filter((value) => value !== null);
  const wanted = best === 'lowest' ? Math.min(...known) : Math.max(...known);
  const shared = known.filter((value) => value === wanted).length > 1;
  return known.length < 2 || shared ? undefined : values.indexOf(wanted);
}
