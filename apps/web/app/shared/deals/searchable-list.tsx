import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PagedList, type PagedListProps } from './paged-list.tsx';
import classes from './searchable-list.module.css';

type FoundListProps<S extends string, D> = Omit<PagedListProps<D>, 'query'> & {
  /** The purpose of the form, such as 'Find requests'. */
  find: string;
  states: readonly S[];
  stateWords: Record<S, { readonly label: string }>;
  query: (asked: { state: S | undefined; search: string }, page: number) => ReturnType<PagedListProps<D>['query']>;
  /** The message when nothing matches the filters. */
  unfit: string;
};

/** Lists what a buyer has issued, filtered by state and text. The filters and the page are in the address. */
export function SearchableList<S extends string, D>(props: FoundListProps<S, D>) {
  const { find: findLabel, states, stateWords, query: pageQuery, unfit, empty, hint, ...list } = props;
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const search = (query.get('search') ?? '').slice(0, 100);
  const state = states.find((known) => known === query.get('state'));
  const filtered = search !== '' || state !== undefined;

  function find(change: Record<string, string>) {
    setQuery((before) => {
      before.delete('page');
      for (const [name, value] of Object.entries(change)) {
        if (value) before.set(name, value);
        else before.delete(name);
      }
      return before;
    });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    find({ search: String(new FormData(event.currentTarget).get('search')).trim() });
  }

  return (
    <div>
      <form aria-label={findLabel} className={classes.filters} onSubmit={submit}>
        <TextInput
          key={search}
          type="search"
          name="search"
          size="md"
          label={t('Search by title or number')}
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
        />
        <NativeSelect
          name="state"
          size="md"
          label={t('Status')}
          value={state ?? ''}
          onChange={({ currentTarget }) => find({ state: currentTarget.value })}
          data={[
            { value: '', label: t('All') },
            ...states.map((value) => ({ value, label: t(stateWords[value].label) })),
          ]}
        />
        <Button type="submit" variant="default" size="md">
          {t('Search')}
        </Button>
      </form>
      <PagedList
        {...list}
        query={(page) => pageQuery({ state, search }, page)}
        empty={filtered ? unfit : empty}
        hint={
          filtered ? (
            <Button variant="default" onClick={() => find({ search: '', state: '' })}>
              {t('Show all')}
            </Button>
          ) : (
            hint
          )
        }
      />
    </div>
  );
}
