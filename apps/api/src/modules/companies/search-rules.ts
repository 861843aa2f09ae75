// What a person types into a search field, as words that the index knows.

const WORDS_MAX = 6;
/** Marks within an Arabic word that people leave out or stretch it with; `fold_text` drops them from what is stored. */
const WITHIN_WORDS = /[\u0640\u064B-\u0652]/g;

/** Each word matches by its beginning, and all must. Undefined where nothing was typed that could be found. */
export function searchWords(typed: string | undefined): string | undefined {
  const words =
    typed
      ?.normalize('NFC')
      .replace(WITHIN_WORDS, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  return words
    .slice(0, WORDS_MAX)
    .map((word) => `${word}:*`)
    .join(' & ');
}
