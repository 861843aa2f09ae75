import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../ui/page/pager.tsx';
import { EmptyNote } from '../../ui/states/empty-note.tsx';
import { LoadingRows } from '../../ui/states/loading.tsx';
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
  /** Whether the rows have a photo. */
  photos?: boolean;
  children: (deals: readonly D[]) => ReactNode;
};

/** Shows a list of the account: loading, failed, empty or paged. */
export function PagedList<D>({ label, query, empty, failed, hint, photos = false, children }: PagedListProps<D>) {
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
  if (!data) return <LoadingRows photos={photos} />;
  if (pages === 0) return <EmptyNote text={empty}>{hint}</EmptyNote>;
  return (
    <section aria-label={label} className={classes.panel}>
      {children(data.deals)}
      <Pager page={page} pages={pages} onPage={setPage} label={t('Pages: {{list}}', { list: label })} />
    </section>
  );
}
