import { Button } from '@mantine/core';
import { categories } from '@rigsouq/contract/taxonomy';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { categoryLabel } from '../../lib/i18n/labels.ts';
import { useLocalPath } from '../../lib/i18n/language.ts';
import { useSyncFormToAddress } from '../../lib/sync-form.ts';
import { InputField, SelectField } from '../../ui/filters/fields.tsx';
import { FilterChips } from '../../ui/filters/filter-chips.tsx';
import { filterNames, type SupplierSearch, searchPath } from './supplier-search.ts';
import classes from './suppliers-screen.module.css';

/** Shows the filters. Typed text waits for the button or the Enter key; a choice submits immediately. */
export function SupplierFilters({ asked, tags }: { asked: SupplierSearch; tags: readonly string[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const { search, category, tag } = asked;
  useSyncFormToAddress(form, { search, category, tag });

  function submitSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const field = (name: string) => String(data.get(name) ?? '').trim();
    const next = { ...asked, search: field('search'), category: field('category'), tag: field('tag'), page: 1 };
    void navigate(localPath(searchPath(next)), { preventScrollReset: true });
  }

  const names = { search, category: category && categoryLabel(t, category), tag };
  const chips = filterNames.flatMap((name) =>
    asked[name] ? [{ name: names[name], without: localPath(searchPath({ ...asked, [name]: '', page: 1 })) }] : [],
  );
  // A tag in the address may have been removed from all suppliers; it stays in the list.
  const known = tag && !tags.includes(tag) ? [...tags, tag] : tags;
  return (
    <search className={classes.search}>
      <form ref={form} method="get" onSubmit={submitSearch} onChange={sendChoice} className={classes.filters}>
        <InputField name="search" label={t('Company, city or brand')} value={search} />
        <SelectField
          name="category"
          label={t('Use for')}
          all={t('All categories')}
          options={categories}
          chosen={category}
        />
        <SelectField
          key={known.join()}
          name="tag"
          label={t('Tag')}
          all={t('All tags')}
          options={known.map((each) => ({ code: each, label: each }))}
          chosen={tag}
          names
        />
        <Button type="submit" variant="default" className={classes.send ?? ''}>
          {t('Search')}
        </Button>
      </form>
      <FilterChips
        chips={chips}
        clear={{
          to: localPath(searchPath({ ...asked, search: '', category: '', tag: '', page: 1 })),
          label: t('Clear all filters'),
        }}
      />
    </search>
  );
}

function sendChoice(event: FormEvent<HTMLFormElement>) {
  if (event.target instanceof HTMLSelectElement) event.currentTarget.requestSubmit();
}
