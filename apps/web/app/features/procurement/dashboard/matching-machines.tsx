import { searchFacets } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { categories, codeOf } from '@rigsouq/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from './matching-machines.module.css';

/** The filters that the marketplace uses by default. */
const onMarket = { type: 'sell', verified: 'true' } as const;

/** Returns the query, the count and the link for a category. One call counts all known categories; other texts are searched for separately. */
function matchesOf(category: string) {
  const code = codeOf(categories, category);
  const search = code ? undefined : category;
  return {
    path: `/marketplace?${new URLSearchParams(code ? { category: code } : { search: category })}`,
    query: {
      queryKey: ['matching', search ?? 'categories'],
      queryFn: () => call(searchFacets, { query: { ...onMarket, search } }),
      staleTime: 5 * 60_000,
    },
    countIn: (facets: AnswerOf<typeof searchFacets>) =>
      code ? (facets.category.find(({ value }) => value === code)?.count ?? 0) : facets.count,
  };
}

/** Shows how many machines on the market match a need. */
export function MatchingMachines({ category }: { category: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { path, query, countIn } = matchesOf(category);
  const { data } = useQuery(query);
  if (!data) return null;
  const count = countIn(data);
  if (count === 0) return <span className={classes.none}>{t('No matching machines yet')}</span>;
  const number = `${formatNumber(count, language)}${data.more ? '+' : ''}`;
  return (
    <LocalLink to={path} className={classes.link ?? ''}>
      {t('See matching machines ({{number}})', { number })}
    </LocalLink>
  );
}
