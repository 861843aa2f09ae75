import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import { NETWORK_PAGE_SIZE } from '@rigsouq/contract/companies/network-lists';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LoadError } from '../../../../lib/api/page-loader.ts';
import type { PagedSearch } from '../../../../lib/paged-search.ts';
import classes from '../../../../ui/page/card-list.module.css';
import { LoadingGrid, PagedGrid } from '../../../../ui/page/paged-grid.tsx';
import { LoadFailure } from '../../../../ui/states/load-failure.tsx';
import type { NetworkSearch } from './network-search.ts';

/** Texts that differ between the two networks, in English. */
export type ExploreTexts = {
  title: string;
  lead: string;
  search: string;
  list: string;
  shown: string;
  empty: string;
  failing: string;
};

type ExploreListProps<T> = {
  texts: ExploreTexts;
  list: PagedSearch<NetworkSearch, T>;
  items: readonly T[] | null;
  failed: LoadError | null;
  children: (item: T) => ReactNode;
};

export function ExploreList<T extends { _id: string }>({ texts, list, items, failed, children }: ExploreListProps<T>) {
  const { t } = useTranslation();
  const { asked, before, waiting, addressOf } = list;
  if (waiting === 'reload') return <LoadingGrid className={classes.grid}>{placeholders}</LoadingGrid>;
  if (failed || !items) return failed && <LoadFailure failed={failed} fallback={texts.failing} />;
  if (before.length + items.length === 0)
    return <Empty text={texts.empty} clear={addressOf({ ...noFilters, page: 1 })} />;
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
      next={items.length === NETWORK_PAGE_SIZE ? addressOf({ ...asked, page: asked.page + 1 }) : null}
      isLoading={waiting === 'more'}
      placeholders={placeholders}
    >
      {children}
    </PagedGrid>
  );
}

const noFilters = { search: '', companyType: '', country: '' };

function Empty({ text, clear }: { text: string; clear: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.empty}>
      <p className={classes.emptyText}>{t(text)}</p>
      <p className={classes.hint}>{t('Try another search term or remove a filter.')}</p>
      <Button component={Link} to={clear} variant="default" preventScrollReset>
        {t('Clear all filters')}
      </Button>
    </div>
  );
}

const placeholders = Array.from({ length: NETWORK_PAGE_SIZE }, (_, at) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
  <li key={`waiting-${at}`} className={classes.waiting} aria-hidden="true">
    <Skeleton height={56} width={56} />
    <Skeleton height={16} width="70%" />
    <Skeleton height={14} width="50%" />
    <Skeleton height={52} />
    <Skeleton height={36} />
  </li>
));
