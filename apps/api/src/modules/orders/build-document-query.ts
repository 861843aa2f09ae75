import { splitWords } from '../catalogue/index.ts';

const WORDS_MAX = 6;
const DIGITS = 4;

/**
 * Builds the text query for documents with a number and a title. It requires every word, or a word that starts with it. A short number also means
 * the padded one, so that '15' finds PO-2026-0015. Returns undefined if the text contains no words.
 */
export function buildDocumentQuery(typed: string | undefined): string | undefined {
  const words = splitWords(typed ?? '').slice(0, WORDS_MAX);
  // The words contain only letters and digits, so they cannot break out of the quotes.
  return words.map((word) => `(${meaningsOf(word).join(' | ')})`).join(' & ') || undefined;
}

function meaningsOf(word: string): string[] {
  const isShortNumber = /^\d+$/.test(word) && word.length < DIGITS;
  return [`'${word}':*`, ...(isShortNumber ? [`'${word.padStart(DIGITS, '0')}'`] : [])];
}
