import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router';
import { useHydrated } from '../lib/hydrated.ts';
import { barePath, useLocalPath } from '../lib/i18n/language.ts';
import classes from './search-box.module.css';
import { isApple } from './use-search-key.ts';

type SearchBoxProps = {
  className?: string | undefined;
  /** Opens the search of everything. The box of a page has none. */
  onSearch?: () => void;
};

/**
 * A plain form that puts the search in the address, with and without JavaScript. On a wide screen with a mouse, the keys that open the search of
 * everything are in it.
 */
export function SearchBox({ className, onSearch }: SearchBoxProps) {
  const { t } = useTranslation();
  const localPath = useLocalPath();
  const keys = useHydrated() && isApple() ? '⌘K' : 'Ctrl K';
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
        {onSearch && (
          <button type="button" className={classes.keys} onClick={onSearch}>
            <span className={classes.spoken}>{t('Search everything')} </span>
            <bdi>{keys}</bdi>
          </button>
        )}
        <button type="submit" className={classes.submit} aria-label={t('Search')}>
          <IconSearch size={20} aria-hidden="true" />
        </button>
      </search>
    </Form>
  );
}
