import { Button } from '@mantine/core';
import type { Entry } from '@rigsouq/contract/taxonomy';
import { gulfCountries } from '@rigsouq/contract/taxonomy';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSyncFormToAddress } from '../../../../lib/sync-form.ts';
import { Choice } from '../../../../ui/filters/choice.tsx';
import { FilterPanel } from '../../../../ui/filters/filter-panel.tsx';
import { SearchBar } from '../../../../ui/filters/search-bar.tsx';
import type { NetworkSearch } from './network-search.ts';

const FORM = 'network-search';
const PANEL = 'network-filters';

/** The countries in the order that the specification gives for these pages. */
const locations = ['ae', 'sa', 'qa', 'kw', 'om', 'bh'].flatMap((code) =>
  gulfCountries.filter((country) => country.code === code),
);

type NetworkFiltersProps = {
  asked: NetworkSearch;
  types: readonly Entry[];
  addressOf: (search: NetworkSearch) => string;
};

/** Shows the filters as a plain form: without JavaScript the search button submits it, with JavaScript every choice does. */
export function NetworkFilters({ asked, types, addressOf }: NetworkFiltersProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { search, companyType, country } = asked;
  useSyncFormToAddress(form, { search, companyType, country });

  function submitSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const field = (name: string) => String(data.get(name) ?? '').trim();
    const next = { search: field('search'), companyType: field('companyType'), country: field('country'), page: 1 };
    void navigate(addressOf(next), { preventScrollReset: true });
  }

  return (
    <form ref={form} id={FORM} method="get" onSubmit={submitSearch} onChange={sendChoice}>
      <FilterPanel
        id={PANEL}
        done={(close) => (
          <Button type="button" color="ink" fullWidth {...close}>
            {t('Show results')}
          </Button>
        )}
      >
        <Choice name="companyType" label={t('Type')} all={t('All types')} options={types} chosen={asked.companyType} />
        <Choice
          name="country"
          label={t('Location')}
          all={t('All locations')}
          options={locations}
          chosen={asked.country}
        />
      </FilterPanel>
    </form>
  );
}

function sendChoice(event: FormEvent<HTMLFormElement>) {
  if ((event.target as HTMLInputElement).type === 'radio') event.currentTarget.requestSubmit();
}

export function NetworkSearchBar({ asked, placeholder }: { asked: NetworkSearch; placeholder: string }) {
  return <SearchBar form={FORM} panel={PANEL} search={asked.search} placeholder={placeholder} maxLength={80} />;
}
