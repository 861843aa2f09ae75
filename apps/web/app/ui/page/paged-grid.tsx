import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFocusFirstNewItem } from '../../lib/focus-first-new-item.ts';
import classes from './paged-grid.module.css';

type PagedGridProps<T> = {
  className: string | undefined;
  page: number;
  /** The items of the pages loaded before, which stay above the items of this page. */
  before: readonly T[];
  items: readonly T[];
  /** The link to what comes before, for a later page that was opened by its address. */
  back: ReactNode;
  /** The address of the next page, or null on the last page. */
  next: string | null;
  /** Whether the next page is loading. The list items in `placeholders` stand in its place. */
  isLoading: boolean;
  placeholders?: ReactNode;
  children: (item: T, at: number) => ReactNode;
};

/** Shows the items of a list and a link that loads more of them. The first new item then gets the focus. */
export function PagedGrid<T extends { _id: string }>(props: PagedGridProps<T>) {
  const { className, page, before, items, back, next, isLoading, placeholders, children } = props;
  const { t } = useTranslation();
  const more = useFocusFirstNewItem(page);
  return (
    <>
      {page > 1 && before.length === 0 && back}
      <ul className={className} data-items>
        {[...before, ...items].map((item, at) => (
          <li key={item._id} ref={at === before.length ? more.firstNew : null}>
            {children(item, at)}
          </li>
        ))}
        {isLoading && placeholders}
      </ul>
      {next !== null && (
        <Button
          component={Link}
          to={next}
          rel="next"
          preventScrollReset
          variant="default"
          size="md"
          className={classes.more ?? ''}
          onClick={more.ask}
        >
          {isLoading ? t('Loading...') : t('Load More')}
        </Button>
      )}
    </>
  );
}

/** Shows placeholders in place of a list that is being replaced. */
export function LoadingGrid({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('Loading...')}>
      <ul className={className}>{children}</ul>
    </div>
  );
}
