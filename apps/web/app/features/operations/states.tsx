// Shows the empty state and the button for more, the same at every desk.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

export function EmptyState({ children, hint }: { children: string; hint?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <p>{children}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
    </div>
  );
}

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

export function ShowMore({ query }: { query: Pages }) {
  const { t } = useTranslation();
  if (!query.hasNextPage) return null;
  return (
    <Button
      variant="default"
      className={classes.more}
      onClick={() => void query.fetchNextPage()}
      disabled={query.isFetchingNextPage}
    >
      {query.isFetchingNextPage ? t('Loading...') : t('Show more')}
    </Button>
  );
}
