// Whether an answer fits what is asked for.
type Asked = { line: number; category: string; mode: 'buy' | 'rent'; from: string | null; to: string | null };
type Offered = { line: number; option: number };

/** Every offer is for a line of the request, and no option of a line is there twice. Lines may be left out. */
export function fits(asked: readonly Pick<Asked, 'line'>[], offered: readonly Offered[]): boolean {
  const lines = new Set(asked.map(({ line }) => line));
  const places = new Set(offered.map(({ line, option }) => `${line} ${option}`));
  return places.size === offered.length && offered.every(({ line }) => lines.has(line));
}

/**
 * A line of an amendment is one of the version before it, or has a number above all that there ever were: a number means one thing for
 * ever, so a price that somebody confirms is for what it was offered for.
 */
export function numbersHold(
  present: readonly Pick<Asked, 'line'>[],
  last: number,
  given: readonly Pick<Asked, 'line'>[],
): boolean {
  const kept = new Set(present.map(({ line }) => line));
  return given.every(({ line }) => kept.has(line) || line > last);
}

/**
 * A price is for one piece, of a rental for its whole period: it still stands where the number of pieces or the words have changed, and
 * not where the line is gone, asks for another kind of machine or for something that costs otherwise.
 */
export function stillFits(before: readonly Asked[], now: readonly Asked[], offered: readonly Offered[]): boolean {
  const same = (one: Asked, two: Asked) =>
    one.category === two.category && one.mode === two.mode && one.from === two.from && one.to === two.to;
  const lineOf = (all: readonly Asked[], wanted: number) => all.find(({ line }) => line === wanted);
  return offered.every(({ line }) => {
    const [was, is] = [lineOf(before, line), lineOf(now, line)];
    return was !== undefined && is !== undefined && same(was, is);
  });
}
