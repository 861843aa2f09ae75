import { Badge } from '../../../ui/page/badge.tsx';
import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../../ui/page/pager.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import classes from './inbox.module.css';

type InboxPanelProps<T> = {
  title: string;
  query: UseQueryResult<T>;
  /** Returns the number of unread items. */
  unread: (data: T) => number;
  /** The message if loading failed. */
  failure: string;
  /** Returns the empty state, or a falsy value if there are items. */
  empty: (data: T) => ReactNode;
  pager: { page: number; pages: (data: T) => number; onPage: (page: number) => void };
  children: (data: T) => ReactNode;
};

/** Shows one kind of incoming messages: loading, failed, empty or listed. */
export function InboxPanel<T>({ title, query, unread, failure, empty, pager, children }: InboxPanelProps<T>) {
  const { t } = useTranslation();
  const heading = useId();
  const { data } = query;
  const emptyState = data !== undefined && empty(data);
  return (
    <section aria-labelledby={heading} className={classes.panel}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {data !== undefined && unread(data) > 0 && (
          <Badge tone="blue">{t('{{number}} unread', { number: unread(data) })}</Badge>
        )}
      </div>
      {query.isError ? (
        <div className={classes.note}>
          <QueryFailure query={query} fallback={failure} />
        </div>
      ) : data === undefined ? (
        <Waiting />
      ) : (
        emptyState || children(data)
      )}
      {data !== undefined && !emptyState && !query.isError && (
        <div className={classes.pager}>
          <Pager
            page={pager.page}
            pages={pager.pages(data)}
            onPage={pager.onPage}
            label={t('{{list}}: pages', { list: title })}
          />
        </div>
      )}
    </section>
  );
}

export function Empty({ says, hint, children }: { says: string; hint: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <p>{says}</p>
      <p className={classes.hint}>{hint}</p>
      {children}
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('Loading...')} className={classes.list}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={classes.waiting}>
          <Skeleton height={16} width="40%" />
          <Skeleton height={12} width="70%" mt={10} />
        </div>
      ))}
    </div>
  );
}
