import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/i18n/language.ts';
import type { Standing } from '../operations-queries.ts';
import { queuePath } from '../queue-path.ts';
import classes from './companies-screen.module.css';

export function CompanySearch({ standing, search }: { standing: Standing; search: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();

  function submitSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const searchText = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void navigate(localPath(queuePath(standing, searchText)));
  }

  return (
    <search className={classes.search}>
      <form className={classes.search} onSubmit={submitSearch}>
        <TextInput
          className={classes.field}
          type="search"
          name="search"
          maxLength={80}
          defaultValue={search}
          aria-label={t('Company or email')}
          placeholder={t('Company or email')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
        />
        <Button type="submit" variant="default">
          {t('Search')}
        </Button>
      </form>
    </search>
  );
}
