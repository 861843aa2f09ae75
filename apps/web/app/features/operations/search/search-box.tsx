import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useLocalPath } from '../../../lib/i18n/language.ts';
import classes from './search.module.css';

/** Shows the search box above every desk. */
export function ConsoleSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const typed = useSearchParams()[0].get('q') ?? '';

  function submitSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (q.length >= 2) void navigate(localPath(`/admin/search?${new URLSearchParams({ q })}`));
  }

  return (
    <search>
      <form className={classes.box} onSubmit={submitSearch}>
        <TextInput
          key={typed}
          className={classes.field ?? ''}
          type="search"
          name="q"
          maxLength={80}
          defaultValue={typed}
          aria-label={t('Search accounts, machines, lots and deals')}
          placeholder={t('Search accounts, machines, lots and deals')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
        />
        <Button type="submit" variant="default">
          {t('Search')}
        </Button>
      </form>
    </search>
  );
}
