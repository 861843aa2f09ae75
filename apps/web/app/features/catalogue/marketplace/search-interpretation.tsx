import { useTranslation } from 'react-i18next';
import { categoryLabel } from '../../../lib/i18n/labels.ts';
import type { Facets } from './load-market.ts';
import classes from './search-interpretation.module.css';

const PLACE = '\u2026';

/** Explains how the server understood the search: corrected spelling, and words that became filters. */
export function SearchInterpretation({ search, facets }: { search: string; facets: Facets | null }) {
  const { t } = useTranslation();
  if (search === '' || !facets) return null;
  const { category, brand, used, corrected } = facets.understood;
  const names = [category && categoryLabel(t, category), brand, used ? t('Used') : null].filter(
    (name) => name !== null,
  );
  if (corrected.length === 0 && names.length === 0) return null;
  const correctedSearch = corrected.reduce((phrase, { typed, taken }) => replaceWord(phrase, typed, taken), search);
  // The search text is the visitor's own and keeps its direction inside the sentence.
  const [before, after] = t("Showing results for '{{words}}'", { words: PLACE }).split(PLACE);
  return (
    <div className={classes.note}>
      {corrected.length > 0 && (
        <p>
          {before}
          <bdi>{correctedSearch}</bdi>
          {after}
        </p>
      )}
      {names.length > 0 && (
        <p>
          {t('Searching for:')} <bdi className={classes.names}>{names.join(' · ')}</bdi>
        </p>
      )}
    </div>
  );
}

function replaceWord(phrase: string, typed: string, replacement: string): string {
  return phrase
    .split(/(\s+)/)
    .map((word) => (word.toLowerCase() === typed.toLowerCase() ? replacement : word))
    .join('');
}
