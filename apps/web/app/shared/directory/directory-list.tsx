import { Button } from '@mantine/core';
import { DIRECTORY_PAGE_SIZE } from '@rigsouq/contract/directory/lists';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PagedSearch } from '../../lib/paged-search.ts';
import classes from '../../ui/page/card-list.module.css';
import { PagedGrid } from '../../ui/page/paged-grid.tsx';
import { LoadingCards } from '../../ui/states/loading.tsx';
import type { DirectorySearch } from './directory-search.ts';

type DirectoryListProps<T> = {
  directory: PagedSearch<DirectorySearch, T>;
  items: readonly T[];
  total: number;
  empty: string;
  children: (item: T) => ReactNode;
};

export function DirectoryList<T extends { _id: string }>({
  directory,
  items,
  total,
  empty,
  children,
}: DirectoryListProps<T>) {
  const { t } = useTranslation();
  const { asked, before, waiting, addressOf } = directory;
  if (waiting === 'reload') return <LoadingCards className={classes.grid} count={DIRECTORY_PAGE_SIZE} />;
  if (before.length + items.length === 0)
    return (
      <div className={classes.empty}>
        <p className={classes.emptyText}>{empty}</p>
        <p className={classes.hint}>{t('Remove a filter or try another country.')}</p>
        <Button component={Link} to={addressOf({ filters: {}, page: 1 })} variant="default" preventScrollReset>
          {t('Clear all filters')}
        </Button>
      </div>
    );
  return (
    <PagedGrid
      className={classes.grid}
      page={asked.page}
      before={before}
      items={items}
      back={
        <Link to={addressOf({ ...asked, page: asked.page - 1 })} rel="prev" className={classes.earlier}>
          {t('Previous page')}
        </Link>
      }
      next={asked.page * DIRECTORY_PAGE_SIZE < total ? addressOf({ ...asked, page: asked.page + 1 }) : null}
      isLoading={waiting === 'more'}
    >
      {children}
    </PagedGrid>
  );
}
