import { buyerTypes, companyTypes, type Entry, gulfCountries, supplierTypes } from '@rigsouq/contract/taxonomy';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './filter-chips.module.css';
import { type Filter, type NetworkSearch, withFilter } from './network-search.ts';

const filters: readonly { filter: Filter; known: readonly Entry[] }[] = [
  { filter: 'search', known: [] },
  { filter: 'companyType', known: [...supplierTypes, ...buyerTypes, ...companyTypes] },
  { filter: 'country', known: gulfCountries },
];

/** What the list is narrowed to; each can be taken away by itself. */
export function FilterChips({
  asked,
  addressOf,
}: {
  asked: NetworkSearch;
  addressOf: (search: NetworkSearch) => string;
}) {
  const { t } = useTranslation();
  const chosen = filters.filter(({ filter }) => asked[filter] !== '');
  if (chosen.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('Chosen filters')}>
      {chosen.map(({ filter, known }) => {
        const entry = known.find(({ code }) => code === asked[filter]);
        const name = entry ? t(entry.label) : asked[filter];
        return (
          <li key={filter}>
            <Link
              to={addressOf(withFilter(asked, filter, ''))}
              preventScrollReset
              className={classes.chip}
              aria-label={t('Remove filter: {{name}}', { name })}
            >
              <bdi>{name}</bdi>
              <IconX size={14} aria-hidden="true" />
            </Link>
          </li>
        );
      })}
      {chosen.length > 1 && (
        <li>
          <Link
            to={addressOf({ search: '', companyType: '', country: '', page: 1 })}
            preventScrollReset
            className={classes.clear}
          >
            {t('Clear all filters')}
          </Link>
        </li>
      )}
    </ul>
  );
}
