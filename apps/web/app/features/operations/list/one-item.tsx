import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { EmptyState } from '../states.tsx';

type OneItemProps<Row> = {
  query: UseQueryOptions<Row | null, Error, Row | null, QueryKey>;
  children: (row: Row) => ReactNode;
};

/** Shows one item of a list by its id, or that it has left the list. */
export function OneItem<Row>({ query, children }: OneItemProps<Row>) {
  const { t } = useTranslation();
  const found = useQuery(query);
  if (found.data) return children(found.data);
  if (found.isError) return <QueryFailure query={found} fallback={t('Failed to load the details')} />;
  if (found.isPending) return <LoadingRows />;
  return <EmptyState>{t('This has left the list. A colleague may have decided it.')}</EmptyState>;
}
