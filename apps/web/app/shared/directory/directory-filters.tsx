import { Button } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useSyncFormToAddress } from '../../lib/sync-form.ts';
import type { Option } from '../../ui/filters/choice.tsx';
import { SelectField } from '../../ui/filters/fields.tsx';
import classes from './directory-filters.module.css';
import { type DirectorySearch, isFiltered } from './directory-search.ts';

export type DirectoryFilter = { name: string; label: string; all: string; options: readonly Option[] };

type DirectoryFiltersProps = {
  asked: DirectorySearch;
  filters: readonly DirectoryFilter[];
  addressOf: (search: DirectorySearch) => string;
};

/** A plain form: without JavaScript its button submits it, with JavaScript every change does. */
export function DirectoryFilters({ asked, filters, addressOf }: DirectoryFiltersProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useSyncFormToAddress(form, asked.filters);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const chosen = Object.fromEntries(filters.map(({ name }) => [name, String(given.get(name) ?? '')]));
    void navigate(addressOf({ filters: chosen, page: 1 }), { preventScrollReset: true });
  }

  return (
    <search>
      <form
        ref={form}
        method="get"
        className={classes.form}
        onSubmit={submit}
        onChange={(event) => event.currentTarget.requestSubmit()}
      >
        {filters.map((filter) => (
          <SelectField key={filter.name} {...filter} chosen={asked.filters[filter.name] ?? ''} />
        ))}
        <Button type="submit" color="amber" size="md" className={classes.send ?? ''}>
          {t('Search')}
        </Button>
        {isFiltered(asked) && (
          <Link to={addressOf({ filters: {}, page: 1 })} preventScrollReset className={classes.clear}>
            {t('Clear all filters')}
          </Link>
        )}
      </form>
    </search>
  );
}
