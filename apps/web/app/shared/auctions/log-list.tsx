import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import type { LogPage } from './check-log.ts';
import classes from './proof.module.css';

type LogListProps = {
  queryKey: readonly [string, ...unknown[]];
  ask: (after: number) => Promise<LogPage>;
  /** The first page, if it came with the screen. */
  first?: LogPage;
};

/** Lists the lines exactly as they were hashed, and the secrets that the reader may see. */
export function LogList({ queryKey, ask, first }: LogListProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => ask(pageParam),
    enabled: opened,
    initialPageParam: 0,
    ...(first && { initialData: { pages: [first], pageParams: [0] } }),
    staleTime: Number.POSITIVE_INFINITY,
    getNextPageParam: ({ entries, length }) => {
      const last = entries.at(-1)?.seq ?? length;
      return last < length ? last : undefined;
    },
  });
  return (
    <details className={classes.details} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{t('Show full log')}</summary>
      {opened && (
        <ol className={classes.log}>
          {pages.data?.pages
            .flatMap(({ entries }) => entries)
            .map(({ seq, line, hash, secret }) => (
              <li key={seq} className={classes.entry}>
                <span className={classes.place}>{seq}</span>
                <div className={classes.lines} dir="ltr">
                  <code>{line}</code>
                  {secret && <code>{secret}</code>}
                  <code className={classes.hash}>{hash}</code>
                </div>
              </li>
            ))}
        </ol>
      )}
      {opened && pages.isPending && <p role="status">{t('Loading...')}</p>}
      {pages.isError && <QueryFailure query={pages} fallback={t('Failed to load the log')} />}
      {opened && pages.hasNextPage && (
        <Button variant="default" onClick={() => void pages.fetchNextPage()} disabled={pages.isFetchingNextPage}>
          {pages.isFetchingNextPage ? t('Loading...') : t('Show more')}
        </Button>
      )}
    </details>
  );
}
