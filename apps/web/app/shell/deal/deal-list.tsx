import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../lib/call-error.ts';
import { FailureNote } from '../failure-note.tsx';
import { Pager } from '../pager.tsx';
import type { Asking } from './deal.ts';
import classes from './deal-list.module.css';
import { type DealRow, DealRowView } from './deal-row.tsx';

type DealListProps<D> = {
  /** What is listed: 'My Quotes'. */
  label: string;
  /** A page of PAGE_SIZE. */
  query: (page: number) => Asking<{ deals: readonly D[]; pages: number }>;
  rowOf: (deal: D) => DealRow;
  /** Over the column of what each kind of deal has of its own: its price, its time. */
  figure: string;
  empty: string;
  failed: string;
  /** What to do where there is nothing yet. */
  hint: ReactNode;
};

/** Deals of the account, the latest first. The address holds the page, so that the way back from a deal leads to it. */
export function DealList<D>({ label, query, rowOf, figure, empty, failed, hint }: DealListProps<D>) {
  const { t, i18n } = useTranslation();
  const [page, setPage] = usePage();
  const found = useQuery({ ...query(page), placeholderData: keepPreviousData });
  const { data } = found;
  const pages = data?.pages ?? 0;
  useEffect(() => {
    if (pages > 0 && page > pages) setPage(pages);
  });

  if (found.isError)
    return (
      <FailureNote
        action={
          <Button variant="default" size="xs" onClick={() => void found.refetch()} disabled={found.isFetching}>
            {t('Try again')}
          </Button>
        }
      >
        {messageOf(i18n, found.error, failed)}
      </FailureNote>
    );
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
      <table className={classes.table}>
        <thead className={classes.head}>
          <tr>
            <th scope="col">{t('Machine')}</th>
            <th scope="col">{t('Company')}</th>
            <th scope="col" className={classes.figure}>
              {figure}
            </th>
            <th scope="col">{t('Requested on')}</th>
            <th scope="col">{t('Status')}</th>
            <th scope="col">{t('Next step')}</th>
          </tr>
        </thead>
        <tbody>
          {data.deals.map((deal) => {
            const row = rowOf(deal);
            return <DealRowView key={row.to} row={row} />;
          })}
        </tbody>
      </table>
      <Pager page={page} pages={pages} onPage={setPage} label={t('Pages: {{list}}', { list: label })} />
    </section>
  );
}

function usePage(): [number, (page: number) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = Number(query.get('page'));
  return [
    Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1,
    (page) =>
      setQuery((before) => {
        before.set('page', String(page));
        return before;
      }),
  ];
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
