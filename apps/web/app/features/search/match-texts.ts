// Matches typed words with texts that the browser already has. Every typed word must begin a word of the texts.

/** Arabic vowel marks and the elongation stroke, which users leave out. */
const MARKS = /[\u0640\u064B-\u0652]/g;
/** Arabic letters that users type in different forms, as the search of the api folds them: alif, ta marbuta, alif maqsura, and the carriers of hamza. */
const FORMS = new Map([
  ...['\u0622', '\u0623', '\u0625', '\u0671'].map((alif) => [alif, '\u0627'] as const),
  ['\u0629', '\u0647'],
  ['\u0649', '\u064A'],
  ['\u0624', '\u0648'],
  ['\u0626', '\u064A'],
]);
const ARTICLE = '\u0627\u0644';

type Matchable = {
  /** The text that is shown comes first. The others are the same in English, and other words for it. */
  readonly texts: readonly string[];
};

/** Returns the entries that match, those whose first text begins with what was typed first. */
export function findMatches<T extends Matchable>(typed: string, entries: readonly T[]): T[] {
  const words = splitWords(typed);
  if (words.length === 0) return [];
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(words, entry);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  return ranked.toSorted((one, two) => one.rank - two.rank).map(({ entry }) => entry);
}

function rankOf(words: readonly string[], { texts }: Matchable): number | undefined {
  const [shown = [], ...others] = texts.map(splitWords);
  const isIn = (list: readonly string[]) => words.every((word) => list.some((one) => begins(one, word)));
  if (isIn(shown)) return begins(shown[0] ?? '', words[0] ?? '') ? 0 : 1;
  return isIn([...shown, ...others.flat()]) ? 2 : undefined;
}

const begins = (word: string, typed: string) =>
  word.startsWith(typed) || withoutArticle(word).startsWith(withoutArticle(typed));

function withoutArticle(word: string): string {
  return word.startsWith(ARTICLE) && word.length > 4 ? word.slice(ARTICLE.length) : word;
}

function splitWords(text: string): string[] {
  const folded = text.normalize('NFC').toLowerCase().replace(MARKS, '');
  return (
    [...folded]
      .map((letter) => FORMS.get(letter) ?? letter)
      .join('')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
