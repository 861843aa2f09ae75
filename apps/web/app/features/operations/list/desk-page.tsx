import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { TabLinks } from '../../../ui/tabs/tab-links.tsx';
import { SaveView } from '../rail/save-view.tsx';
import { EmptyState, ShowMore } from '../states.tsx';
import classes from './desk-page.module.css';
import { DeskTable } from './desk-table.tsx';

/** Shows the title of a list with what can be done with the whole list. */
export function DeskHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <PageHead title={title} indexed={false} />
      <div className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        {children}
        <SaveView />
      </div>
    </>
  );
}

type DeskPageProps<S extends string> = {
  title: string;
  path: string;
  /** The first state is the one that waits for a decision. */
  states: readonly S[];
  texts: Readonly<Record<S, string>>;
  acts?: ReactNode;
  children: (state: S) => ReactNode;
};

/** Shows a page of a desk with its states as tabs. The state that waits for a decision comes first. */
export function DeskPage<S extends string>({ title, path, states, texts, acts, children }: DeskPageProps<S>) {
  const { t } = useTranslation();
  const stateInAddress = useSearchParams()[0].get('state');
  const state = states.find((known) => known === stateInAddress) ?? states[0];
  if (!state) return null;
  return (
    <>
      <DeskHead title={title}>{acts}</DeskHead>
      <TabLinks
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
type DeskListProps<Row extends { _id: string }> = Omit<Parameters<typeof DeskTable<Row>>[0], 'rows'> & {
  query: Pages;
  rows: readonly Row[] | undefined;
  failed: string;
  /** What an empty list says, and what to try. */
  empty?: string;
  hint?: string;
};

/** Shows the rows of a list with its loading, failing and empty state. */
export function DeskList<Row extends { _id: string }>({
  query,
  rows,
  failed,
  empty,
  hint,
  ...table
}: DeskListProps<Row>) {
  const { t } = useTranslation();
  if (query.isError && !rows) return <QueryFailure query={query} fallback={failed} />;
  if (!rows) return <LoadingRows rows={8} />;
  if (rows.length === 0) return <EmptyState hint={hint}>{empty ?? t('Nothing to review.')}</EmptyState>;
  return (
    <>
      <DeskTable rows={rows} {...table} />
      <ShowMore query={query} />
    </>
  );
}
