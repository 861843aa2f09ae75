// Parses typed words into a text query. Trade names become filters, a word matches all words that start with it, and a word that no
// listing contains is replaced by the most similar known word.
import { LRUCache } from 'lru-cache';
import type { RunStatement } from './search-statements.ts';
import { extractTradeNames, meansUsed, namesOfMachine, splitWords } from './trade-names-rules.ts';

const WORDS_MAX = 12;
const PREFIX_LENGTH_MIN = 3;
const PREFIX_MATCHES_MAX = 20;
const SIMILARITY_MIN = 0.4;
/** The words that may be mistyped. A short word resembles many others, and another number means another size or another model. */
const CORRECTABLE = /^\p{L}{4,}$/u;

/** The known words that a typed word matches. `taken` is the word that replaces a mistyped one. */
type Meaning = { words: readonly string[]; taken: string | null };
export type ParsedWords = {
  category: string | null;
  brand: string | null;
  /** True if a word asks for machines that are not new. */
  used: boolean;
  corrected: { typed: string; taken: string }[];
  withoutCategory: string;
  withoutBrand: string;
  /** A `tsquery`, or undefined if there are no words. */
  query: string | undefined;
  /** True if a word is similar to no known word, so that nothing can be found. */
  matchesNothing: boolean;
};

const meaningCache = new LRUCache<string, Meaning>({ ttl: 30_000, max: 10_000 });

type Given = { category?: string | undefined; brand?: string | undefined; condition?: string | undefined };

export async function parseSearchWords(run: RunStatement, typed: string, given: Given): Promise<ParsedWords> {
  const all = splitWords(typed).slice(0, WORDS_MAX);
  // Like a trade name, a word that contradicts a filter stays a word.
  const usedWords = given.condition === 'new' ? [] : all.filter((word) => meansUsed(word));
  const words = all.filter((word) => !usedWords.includes(word));
  const first = extractTradeNames(words, given);
  const meanings = await machineMeaningsOf(run, first.words);
  const corrected = first.words.flatMap((word) => {
    const taken = meanings.get(word)?.taken;
    return taken ? [{ typed: word, taken }] : [];
  });
  // A corrected word can be a trade name, so the corrected words are parsed again.
  const correctedWords = words.map((word) => corrected.find((one) => one.typed === word)?.taken ?? word);
  const names = corrected.length ? extractTradeNames(correctedWords, given) : first;
  const { category, brand, words: remaining } = names;
  const wanted = remaining.map((word) => meanings.get(word)?.words ?? [word]);
  return {
    category,
    brand,
    used: usedWords.length > 0,
    corrected,
    withoutCategory: [...usedWords, ...names.withoutCategory].join(' '),
    withoutBrand: [...usedWords, ...names.withoutBrand].join(' '),
    query: wanted.length ? wanted.map((alternatives) => anyOf(alternatives)).join(' & ') : undefined,
    matchesNothing: remaining.some((word) => meanings.get(word)?.words.length === 0),
  };
}

/** Parses the words of a location. Each word matches the words that start with it. */
export async function parseLocation(
  run: RunStatement,
  typed: string,
): Promise<Pick<ParsedWords, 'query' | 'matchesNothing'>> {
  const words = splitWords(typed).slice(0, WORDS_MAX);
  const meanings = await meaningsOf(run, words);
  const wanted = words.map((word) => meanings.get(word)?.words ?? []);
  const query = wanted.map((alternatives) => anyOf(alternatives, ':A')).join(' & ');
  return { query: query || undefined, matchesNothing: wanted.some((alternatives) => alternatives.length === 0) };
}

/** Joins alternatives into a `tsquery`. Words are letters and digits only, so they cannot break out of the quotes. */
function anyOf(alternatives: readonly string[], weight = ''): string {
  return `(${alternatives.map((word) => `'${word}'${weight}`).join(' | ')})`;
}

/** Looks up words together with the other names of the same machine. A name that some listing contains makes a correction needless. */
async function machineMeaningsOf(run: RunStatement, words: readonly string[]): Promise<Map<string, Meaning>> {
  const meanings = await meaningsOf(run, words.flatMap(namesOfMachine));
  const known = (name: string) => (meanings.get(name)?.taken === null ? (meanings.get(name)?.words ?? []) : []);
  return new Map(
    words.map((word) => {
      const found = [...new Set(namesOfMachine(word).flatMap(known))];
      return [word, found.length ? { words: found, taken: null } : (meanings.get(word) ?? { words: [], taken: null })];
    }),
  );
}

async function meaningsOf(run: RunStatement, words: readonly string[]): Promise<Map<string, Meaning>> {
  const found = new Map<string, Meaning>();
  const uncached: string[] = [];
  for (const word of new Set(words)) {
    const meaning = meaningCache.get(word);
    if (meaning) found.set(word, meaning);
    else uncached.push(word);
  }
  if (uncached.length === 0) return found;
  for (const { typed, words, similar } of await lookUp(run, uncached)) {
    const alike = CORRECTABLE.test(typed) ? similar : null;
    const meaning = { words: words.length || !alike ? words : [alike], taken: words.length ? null : alike };
    // A word that no listing contains is not cached, because the next listing may contain it.
    if (words.length) meaningCache.set(typed, meaning);
    found.set(typed, meaning);
  }
  return found;
}

/** Looks up words in the database. Shorter matches come first, so an exact match comes before longer words that start with it. */
function lookUp(run: RunStatement, words: readonly string[]) {
  return run<{ typed: string; words: string[]; similar: string | null }>({
    text: `select typed, begun.words, case when begun.words = '{}' then (
        select word from catalogue_words where word % typed and similarity(word, typed) >= ${SIMILARITY_MIN}
        order by similarity(word, typed) desc, word limit 1) end as similar
      from unnest($1::text[]) as given (typed), lateral (
        select array(
          select word from (
            select distinct word from catalogue_words where word >= typed
              and word <= case when length(typed) >= ${PREFIX_LENGTH_MIN} then typed || chr(1114111) else typed end
          ) beginnings order by length(word), word limit ${PREFIX_MATCHES_MAX}) as words) begun`,
    values: [words],
  });
}
