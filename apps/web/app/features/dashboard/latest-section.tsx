import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { LoadingRows } from '../../ui/states/loading.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import classes from './latest-section.module.css';

type LatestSectionProps<D> = {
  title: string;
  /** The page with all of them. */
  to: string;
  action: string;
  found: UseQueryResult<D>;
  rowsOf: (data: D) => readonly unknown[];
  empty: string;
  children: (data: D) => ReactNode;
};

/** Shows the first rows of a list that has its own page. */
export function LatestSection<D>({ title, to, action, found, rowsOf, empty, children }: LatestSectionProps<D>) {
  const { t } = useTranslation();
  const id = useId();
  const { data } = found;
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <Button component={LocalLink} to={to} variant="default">
          {action}
        </Button>
      </div>
      {found.isError ? (
        <QueryFailure query={found} fallback={t('Failed to fetch data')} />
      ) : data === undefined ? (
        <LoadingRows />
      ) : rowsOf(data).length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        children(data)
      )}
    </section>
  );
}
