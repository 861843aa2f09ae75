import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import classes from '../companies/companies-screen.module.css';
import cards from '../leads/lead-card.module.css';
import { EmptyState, LoadingRows, ShowMore } from '../states.tsx';
import { TabLinks } from '../tab-links.tsx';

type DeskPageProps<S extends string> = {
  title: string;
  path: string;
  /** The first state is the one that waits for a decision. */
  states: readonly S[];
  texts: Readonly<Record<S, string>>;
  children: (state: S) => ReactNode;
};

/** Shows a page of a desk with its states as tabs. The state that waits for a decision comes first. */
export function DeskPage<S extends string>({ title, path, states, texts, children }: DeskPageProps<S>) {
  const { t } = useTranslation();
  const stateInAddress = useSearchParams()[0].get('state');
  const state = states.find((known) => known === stateInAddress) ?? states[0];
  if (!state) return null;
  return (
    <>
      <PageHead title={title} indexed={false} />
      <h1 className={classes.title}>{title}</h1>
      <TabLinks
        quiet
        label={t('Status')}
        tabs={states.map((each) => ({
          to: each === states[0] ? path : `${path}?state=${each}`,
          label: t(texts[each] as string),
          current: each === state,
        }))}
      />
      {children(state)}
    </>
  );
}

type Pages = {
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
};
type DeskListProps<T> = {
  query: Pages;
  list: readonly T[] | undefined;
  failed: string;
  children: (each: T) => ReactNode;
};

export function DeskList<T>({ query, list, failed, children }: DeskListProps<T>) {
  const { t } = useTranslation();
  if (query.isError) return <QueryFailure query={query} fallback={failed} />;
  if (!list) return <LoadingRows />;
  if (list.length === 0) return <EmptyState>{t('Nothing to review.')}</EmptyState>;
  return (
    <>
      <ul className={cards.list}>{list.map(children)}</ul>
      <ShowMore query={query} />
    </>
  );
}
