import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router';
import { barePath, useLocalPath } from '../lib/i18n/language.ts';
import classes from './search-box.module.css';

/** A plain form that puts the search in the address, with and without JavaScript. */
export function SearchBox({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const localPath = useLocalPath();
  const { pathname, search } = useLocation();
  const current = barePath(pathname) === '/marketplace' ? (new URLSearchParams(search).get('search') ?? '') : '';
  return (
    <Form action={localPath('/marketplace')} method="get" className={`${classes.form} ${className ?? ''}`}>
      <search className={classes.box}>
        <input
          key={current}
          type="search"
          name="search"
          defaultValue={current}
          className={classes.input}
          placeholder={t('Search machines and brands')}
          aria-label={t('Search equipment')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={120}
        />
        <button type="submit" className={classes.submit} aria-label={t('Search')}>
          <IconSearch size={20} aria-hidden="true" />
        </button>
      </search>
    </Form>
  );
}
