import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './search-bar.module.css';

type SearchBarProps = {
  /** The id of the form that it belongs to. `panel` is the id of the drawer that it opens on a narrow screen. */
  form: string;
  panel: string;
  search: string;
  placeholder: string;
  maxLength: number;
};

/** The search field is above the list, but belongs to the form of the filters, so that one submit sends both. */
export function SearchBar({ form, panel, search, placeholder, maxLength }: SearchBarProps) {
  const { t } = useTranslation();
  return (
    <search className={classes.bar}>
      <div className={classes.box}>
        <input
          form={form}
          type="search"
          name="search"
          defaultValue={search}
          className={classes.input}
          placeholder={placeholder}
          aria-label={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxLength}
        />
        <button type="submit" form={form} className={classes.submit} aria-label={t('Search')}>
          <IconSearch size={20} aria-hidden="true" />
        </button>
      </div>
      <Button
        type="button"
        variant="default"
        size="md"
        className={classes.open ?? ''}
        popoverTarget={panel}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
      >
        {t('Filters')}
      </Button>
    </search>
  );
}
