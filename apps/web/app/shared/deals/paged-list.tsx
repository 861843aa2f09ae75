import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../ui/page/pager.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import type { ScreenQuery } from './deal.ts';
import classes from './deal-list.module.css';
import { usePage } from './use-page.ts';

export type PagedListProps<D> = {
  /** The name of the list, such as 'My Quotes'. */
  label: string;
  /** Returns the query of a page with PAGE_SIZE items. */
  query: (page: number) => ScreenQuery<{ deals: readonly D[]; pages: number }>;
  empty: string;
  failed: string;
  /** Shown below the message of an empty list. */
  hint: ReactNode;
  children: (deals: readonly D[]) => ReactNode;
};

/** Shows a list of the account: loading, failed, empty or paged. */
export function PagedList<D>({ label, query, empty, failed, hint, children }: PagedListProps<D>) {
  const { t } = useTranslation();
  const [page, setPage] = usePage();
  const found = useQuery({ ...query(page), placeholderData: keepPreviousData });
  const { data } = found;
  const pages = data?.pages ?? 0;
  // The address of the missing page is replaced. Otherwise the back button would lead to it again and again.
  useEffect(() => {
    if (pages > 0 && page > pages) setPage(pages, { replace: true });
  });

  if (found.isError) return <QueryFailure query={found} fallback={failed} />;
  if (!data) return <Waiting />;
  if (pages === 0)
    return (
      <div className={classes.empty}>
        <p className={classes.nothing}>{empty}</p>
        {hint}
      </div>
    );
  return (
    <section aria-label={label} className={classes.panel}>
      {children(data.deals)}
      <Pager page={page} pages={pages} onPage={setPage} label={t('Pages: {{list}}', { list: label })} />
    </section>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={classes.waiting} role="status" aria-busy="true" aria-label={t('Loading...')}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={72} />
      ))}
    </div>
  );
}
