// A line of text in the order in which it stands on paper. Browsers do this by themselves; paper does not.
import bidiFactory, { type Bidi } from 'bidi-js';

export type Direction = 'ltr' | 'rtl';
/** A piece that reads in one direction, in the order in which it was written. */
export type Run = { readonly text: string; readonly rtl: boolean };

// Its types describe another module format than the one that Node loads.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** That of its first letter, as `bdi` does it on a page: what a person wrote reads in its own direction wherever it stands. */
export function directionOf(paragraph: string): Direction {
  const [first] = bidi.getEmbeddingLevels(paragraph, 'auto').paragraphs;
  return first?.level === 1 ? 'rtl' : 'ltr';
}

/** The runs of a line from left to right. Brackets within a run from right to left are turned round. */
export function visualRuns(line: string, base: Direction): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, base);
  const { levels } = embedding;
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: { text: string; level: number }[] = [];
  for (const [at, char] of line.split('').entries()) {
    const level = levels[at] ?? 0;
    const shown = mirrored.get(at) ?? char;
    const last = runs.at(-1);
    if (last && last.level === level) last.text += shown;
    else runs.push({ text: shown, level });
  }
  return reordered(runs).map(({ text, level }) => ({ text, rtl: level % 2 === 1 }));
}

/** From the highest level down to the lowest odd one, what is of that level or higher is turned round (rule L2 of Unicode's annex 9). */
function reordered<R extends { level: number }>(runs: readonly R[]): R[] {
  const order = [...runs];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level > 0; level--)
    for (let from = 0; from < order.length; from++) {
      let until = from;
      while (until < order.length && (order[until]?.level ?? 0) >= level) until++;
      if (until > from) order.splice(from, until - from, ...order.slice(from, until).reverse());
      from = Math.max(from, until);
    }
  return order;
}
