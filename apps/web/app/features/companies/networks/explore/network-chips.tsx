import { buyerTypes, companyTypes, type Entry, gulfCountries, supplierTypes } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../../ui/filters/filter-chips.tsx';
import { type Filter, type NetworkSearch, withFilter } from './network-search.ts';

const filters: readonly { filter: Filter; known: readonly Entry[] }[] = [
  { filter: 'search', known: [] },
  { filter: 'companyType', known: [...supplierTypes, ...buyerTypes, ...companyTypes] },
  { filter: 'country', known: gulfCountries },
];

type NetworkChipsProps = { asked: NetworkSearch; addressOf: (search: NetworkSearch) => string };

export function NetworkChips({ asked, addressOf }: NetworkChipsProps) {
  const { t } = useTranslation();
  const chips = filters
    .filter(({ filter }) => asked[filter] !== '')
    .map(({ filter, known }) => {
      const entry = known.find(({ code }) => code === asked[filter]);
      const without = addressOf(withFilter(asked, filter, ''));
      return { name: entry ? t(entry.label) : asked[filter], without };
    });
  const all = addressOf({ search: '', companyType: '', country: '', page: 1 });
  return <FilterChips chips={chips} clear={{ to: all, label: t('Clear all filters') }} />;
}
