// From typed words to what the index is asked for: names of the trade become filters, a word stands for those that begin with it, and one
// that nobody ever used is taken for the most similar one.
import { ShortMemory } from '../../platform/short-memory.ts';
import type { Statements } from './search-statements.ts';
import { understand, wordsIn } from './trade-names-rules.ts';

const WORDS_MAX = 12;
const BEGINNINGS_FROM = 3;
const BEGINNINGS_MAX = 20;
const ALIKE = 0.4;

/** What a typed word may mean: known words, or the one that it was taken for. */
type Meaning = { words: readonly string[]; taken: string | null };
export type Read = {
  category: string | null;
  brand: string | null;
  corrected: { typed: string; taken: string }[];
  /** As a `tsquery`; undefined without words. */
  query: string | undefined;
  /** A word that is like nothing on the market: nothing can be found. */
  hopeless: boolean;
};

const known = new ShortMemory<Meaning>({ seconds: 30, most: 10_000 });

type Given = { category?: string | undefined; brand?: string | undefined };

export async function readWords(run: Statements, typed: string, given: Given): Promise<Read> {
  const words = wordsIn(typed).slice(0, WORDS_MAX);
  const first = understand(words, given);
  const meanings = await meaningsOf(run, first.words);
  const corrected = first.words.flatMap((word) => {
    const taken = meanings.get(word)?.taken;
    return taken ? [{ typed: word, taken }] : [];
  });
  // A mistyped name is a name as well, so what was put right is read once more.
  const right = words.map((word) => corrected.find((one) => one.typed === word)?.taken ?? word);
  const { category, brand, words: left } = corrected.length ? understand(right, given) : first;
  const wanted = left.map((word) => meanings.get(word)?.words ?? [word]);
  return {
    category,
    brand,
    corrected,
    query: wanted.length ? wanted.map((alternatives) => anyOf(alternatives)).join(' & ') : undefined,
    hopeless: left.some((word) => meanings.get(word)?.words.length === 0),
  };
}

/** The place's own words, each by its beginning. */
export async function readPlace(run: Statements, typed: string): Promise<Pick<Read, 'query' | 'hopeless'>> {
  const words = wordsIn(typed).slice(0, WORDS_MAX);
  const meanings = await meaningsOf(run, words);
  const wanted = words.map((word) => meanings.get(word)?.words ?? []);
  const query = wanted.map((alternatives) => anyOf(alternatives, ':A')).join(' & ');
  return { query: query || undefined, hopeless: wanted.some((alternatives) => alternatives.length === 0) };
}

/** Words are letters and digits, so they cannot leave their quotes. */
function anyOf(alternatives: readonly string[], weight = ''): string {
  return `(${alternatives.map((word) => `'${word}'${weight}`).join(' | ')})`;
}

async function meaningsOf(run: Statements, words: readonly string[]): Promise<Map<string, Meaning>> {
  const found = new Map<string, Meaning>();
  const unread: string[] = [];
  for (const word of new Set(words)) {
    const meaning = known.get(word);
    if (meaning) found.set(word, meaning);
    else unread.push(word);
  }
  if (unread.length === 0) return found;
  for (const { typed, words, alike } of await lookUp(run, unread)) {
    const meaning = { words: words.length || !alike ? words : [alike], taken: words.length ? null : alike };
    // What nobody has used may be used the next moment.
    if (words.length) known.keep(typed, meaning);
    found.set(typed, meaning);
  }
  return found;
}

/** Short words first: the one that was typed, if there is one, comes before what it begins. */
function lookUp(run: Statements, words: readonly string[]) {
  return run<{ typed: string; words: string[]; alike: string | null }>({
    text: `select typed, begun.words, case when begun.words = '{}' then (
        select word from catalogue_words where word % typed and similarity(word, typed) >= ${ALIKE}
        order by similarity(word, typed) desc, word limit 1) end as alike
      from unnest($1::text[]) as given (typed), lateral (
        select array(
          select word from (
            select distinct word from catalogue_words where word >= typed
              and word <= case when length(typed) >= ${BEGINNINGS_FROM} then typed || chr(1114111) else typed end
          ) beginnings order by length(word), word limit ${BEGINNINGS_MAX}) as words) begun`,
    values: [words],
  });
}
