import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import { DIRECTORY_PAGE_SIZE } from '@rigsouq/contract/directory/lists';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFocusFirstNewItem } from '../../lib/focus-first-new-item.ts';
import classes from '../../ui/page/card-list.module.css';
import type { Directory } from './use-directory.ts';

type DirectoryListProps<T> = {
  directory: Directory<T>;
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
  const more = useFocusFirstNewItem(asked.page);
  if (waiting === 'reload') return <Waiting />;
  const shown = [...before, ...items];
  if (shown.length === 0)
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
    <>
      {asked.page > 1 && before.length === 0 && (
        <Link to={addressOf({ ...asked, page: asked.page - 1 })} rel="prev" className={classes.earlier}>
          {t('Previous page')}
        </Link>
      )}
      <ul className={classes.grid}>
        {shown.map((item, at) => (
          <li key={item._id} ref={at === before.length ? more.firstNew : null}>
            {children(item)}
          </li>
        ))}
      </ul>
      {asked.page * DIRECTORY_PAGE_SIZE < total && (
        <Button
          component={Link}
          to={addressOf({ ...asked, page: asked.page + 1 })}
          rel="next"
          preventScrollReset
          variant="default"
          size="md"
          className={classes.more ?? ''}
          onClick={more.ask}
        >
          {waiting === 'more' ? t('Loading...') : t('Load More')}
        </Button>
      )}
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('Loading...')} className={classes.grid}>
      {Array.from({ length: DIRECTORY_PAGE_SIZE }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={at} height={260} radius={12} />
      ))}
    </div>
  );
}
