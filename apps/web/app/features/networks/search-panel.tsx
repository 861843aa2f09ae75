import { Button } from '@mantine/core';
import type { Entry } from '@rigsouq/contract/taxonomy';
import { gulfCountries } from '@rigsouq/contract/taxonomy';
import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { NetworkSearch } from './network-search.ts';
import classes from './search-panel.module.css';

const FORM = 'network-search';
const PANEL = 'network-filters';

/** In the documented order of these pages. */
const locations = ['ae', 'sa', 'qa', 'kw', 'om', 'bh'].flatMap((code) =>
  gulfCountries.filter((country) => country.code === code),
);

type SearchPanelProps = {
  asked: NetworkSearch;
  types: readonly Entry[];
  addressOf: (search: NetworkSearch) => string;
};

/**
 * The filters, beside the list on a wide screen and in a drawer of the browser on a narrow one. A plain form: without a script the
 * button of the search box sends it, with one every choice does.
 */
export function FilterPanel({ asked, types, addressOf }: SearchPanelProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  const { search, companyType, country } = asked;
  useEffect(() => {
    // The address may change without the form: by a chip, by the browser's way back.
    const wanted: Record<string, string> = { search, companyType, country };
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement)) continue;
      const value = wanted[field.name] ?? '';
      if (field.type === 'radio') field.checked = field.value === value;
      else field.value = value;
    }
  }, [search, companyType, country]);

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const of = (name: string) => String(given.get(name) ?? '').trim();
    const next = { search: of('search'), companyType: of('companyType'), country: of('country'), page: 1 };
    void navigate(addressOf(next), { preventScrollReset: true });
  }

  return (
    <form ref={form} id={FORM} method="get" onSubmit={look} onChange={sendChoice}>
      <section id={PANEL} popover="auto" className={classes.panel} aria-label={t('Filters')}>
        <div className={classes.head}>
          <p className={classes.title}>{t('Filters')}</p>
          <button
            type="button"
            className={classes.close}
            popoverTarget={PANEL}
            popoverTargetAction="hide"
            aria-label={t('Close')}
          >
            <IconX size={22} aria-hidden="true" />
          </button>
        </div>
        <Choice name="companyType" label={t('Type')} all={t('All types')} options={types} chosen={asked.companyType} />
        <Choice
          name="country"
          label={t('Location')}
          all={t('All locations')}
          options={locations}
          chosen={asked.country}
        />
        <Button
          type="button"
          color="ink"
          fullWidth
          className={classes.done ?? ''}
          popoverTarget={PANEL}
          popoverTargetAction="hide"
        >
          {t('Show results')}
        </Button>
      </section>
    </form>
  );
}

function sendChoice(event: FormEvent<HTMLFormElement>) {
  if ((event.target as HTMLInputElement).type === 'radio') event.currentTarget.requestSubmit();
}

type ChoiceProps = { name: string; label: string; all: string; options: readonly Entry[]; chosen: string };

function Choice({ name, label, all, options, chosen }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{label}</legend>
      {[{ code: '', label: all }, ...options].map((option) => (
        <label key={option.code} className={classes.option}>
          <input type="radio" name={name} value={option.code} defaultChecked={chosen === option.code} />
          {t(option.label)}
        </label>
      ))}
    </fieldset>
  );
}

/** Stands above the list but belongs to the form of the filters, so that one search holds both. */
export function SearchBar({ asked, placeholder }: { asked: NetworkSearch; placeholder: string }) {
  const { t } = useTranslation();
  return (
    <search className={classes.bar}>
      <div className={classes.box}>
        <IconSearch size={20} aria-hidden="true" className={classes.glass} />
        <input
          form={FORM}
          type="search"
          name="search"
          defaultValue={asked.search}
          className={classes.input}
          placeholder={placeholder}
          aria-label={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
        />
      </div>
      <Button type="submit" form={FORM} color="amber" size="md">
        {t('Search')}
      </Button>
      <Button
        type="button"
        variant="default"
        size="md"
        className={classes.open ?? ''}
        popoverTarget={PANEL}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
      >
        {t('Filters')}
      </Button>
    </search>
  );
}
