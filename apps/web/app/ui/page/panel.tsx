import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryFailure } from '../states/query-failure.tsx';
import classes from './panel.module.css';

type PanelProps = { id: string; title: ReactNode; lead: ReactNode; action?: ReactNode; children: ReactNode };

/** A panel with its title, a sentence about it and what can be done. */
export function Panel({ id, title, lead, action, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <p className={classes.lead}>{lead}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

type Loading = { isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };

/** Shows the loading or failed state of a panel. */
export function PanelPlaceholder({ query, failed }: { query: Loading; failed: string }) {
  const { t } = useTranslation();
  if (query.isError)
    return (
      <div className={classes.part}>
        <QueryFailure query={query} fallback={failed} />
      </div>
    );
  return (
    <div className={classes.part} aria-busy="true" aria-label={t('Loading...')} role="status">
      <Skeleton height={16} width="40%" />
      <Skeleton height={12} width="60%" mt={10} />
    </div>
  );
}
