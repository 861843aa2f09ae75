import { Button } from '@mantine/core';
import type { Entry } from '@rigsouq/contract/taxonomy';
import { gulfCountries } from '@rigsouq/contract/taxonomy';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFollowAddress } from '../../lib/follow-address.ts';
import { Choice } from '../../shell/filters/choice.tsx';
import { FilterPanel } from '../../shell/filters/filter-panel.tsx';
import { SearchBar } from '../../shell/filters/search-bar.tsx';
import type { NetworkSearch } from './network-search.ts';

const FORM = 'network-search';
const PANEL = 'network-filters';

/** In the documented order of these pages. */
const locations = ['ae', 'sa', 'qa', 'kw', 'om', 'bh'].flatMap((code) =>
  gulfCountries.filter((country) => country.code === code),
);

type NetworkFiltersProps = {
  asked: NetworkSearch;
  types: readonly Entry[];
  addressOf: (search: NetworkSearch) => string;
};

/** A plain form: without a script the button of the search box sends it, with one every choice does. */
export function NetworkFilters({ asked, types, addressOf }: NetworkFiltersProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { search, companyType, country } = asked;
  useFollowAddress(form, { search, companyType, country });

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const of = (name: string) => String(given.get(name) ?? '').trim();
    const next = { search: of('search'), companyType: of('companyType'), country: of('country'), page: 1 };
    void navigate(addressOf(next), { preventScrollReset: true });
  }

  return (
    <form ref={form} id={FORM} method="get" onSubmit={look} onChange={sendChoice}>
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
