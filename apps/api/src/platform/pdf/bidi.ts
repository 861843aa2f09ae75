// Puts a line of text into visual order for PDFs. Browsers do this themselves; PDFKit does not.
import bidiFactory, { type Bidi } from 'bidi-js';

export type Direction = 'ltr' | 'rtl';
/** A piece of text with one direction, in the order in which it was written. */
export type Run = { readonly text: string; readonly rtl: boolean };

// The types of the package describe another module format than the one that Node loads.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** Returns the direction of the first letter, as `bdi` does on a page: text that a user wrote keeps its own direction wherever it stands. */
export function directionOf(paragraph: string): Direction {
  const [first] = bidi.getEmbeddingLevels(paragraph, 'auto').paragraphs;
  return first?.level === 1 ? 'rtl' : 'ltr';
}

/** Returns the runs of a line from left to right. Brackets in a right-to-left run are mirrored. */
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

/** Reverses every sequence of runs of a level or higher, from the highest level down to the lowest odd one (rule L2 of Unicode annex 9). */
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
