// Parses the text of a search field into words that the index knows.

const WORDS_MAX = 6;
/** Arabic vowel marks and the elongation stroke, which users may leave out. `fold_text` removes them from stored text. */
const ARABIC_MARKS = /[\u0640\u064B-\u0652]/g;

/** Builds a prefix query that requires every word. Returns undefined if the text contains no words. */
export function buildPrefixQuery(typed: string | undefined): string | undefined {
  const words =
    typed
      ?.normalize('NFC')
      .replace(ARABIC_MARKS, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  return words
    .slice(0, WORDS_MAX)
    .map((word) => `${word}:*`)
    .join(' & ');
}
