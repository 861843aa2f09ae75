// Checks whether an answer fits what the request asks for.
type Asked = { line: number; category: string; mode: 'buy' | 'rent'; from: string | null; to: string | null };
type Offered = { line: number; option: number };

/** Returns true if every offer is for a line of the request and no option of a line occurs twice. An answer may leave lines out. */
export function hasValidOffers(asked: readonly Pick<Asked, 'line'>[], offered: readonly Offered[]): boolean {
  const lines = new Set(asked.map(({ line }) => line));
  const optionKeys = new Set(offered.map(({ line, option }) => `${line} ${option}`));
  return optionKeys.size === offered.length && offered.every(({ line }) => lines.has(line));
}

/**
 * Returns true if every line of an amendment is in the version before it or has a number above all numbers used so far. A line number never
 * changes its meaning, so a confirmed price is always for the thing it was offered for.
 */
export function hasStableLineNumbers(
  present: readonly Pick<Asked, 'line'>[],
  last: number,
  given: readonly Pick<Asked, 'line'>[],
): boolean {
  const kept = new Set(present.map(({ line }) => line));
  return given.every(({ line }) => kept.has(line) || line > last);
}

/**
 * Returns true if the offered prices are still valid for the amended lines. A price is for one piece (for a rental: one piece for the whole
 * period), so it survives a new quantity or new wording. It does not survive a removed line, another category, another mode or another period.
 */
export function canConfirmOffers(
  before: readonly Asked[],
  now: readonly Asked[],
  offered: readonly Offered[],
): boolean {
  const same = (one: Asked, two: Asked) =>
    one.category === two.category && one.mode === two.mode && one.from === two.from && one.to === two.to;
  const lineOf = (all: readonly Asked[], wanted: number) => all.find(({ line }) => line === wanted);
  return offered.every(({ line }) => {
    const [was, is] = [lineOf(before, line), lineOf(now, line)];
    return was !== undefined && is !== undefined && same(was, is);
  });
}
