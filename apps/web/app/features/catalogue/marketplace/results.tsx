import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LoadError } from '../../../lib/api/page-loader.ts';
import { CompareBar } from '../../../shared/catalogue/compare-bar.tsx';
import type { Urgency } from '../../../shared/catalogue/listing-card/listing-photo.tsx';
import { BottomEdge } from '../../../ui/page/bottom-edge.tsx';
import { PagedGrid } from '../../../ui/page/paged-grid.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { type FoundListing, MARKET_PAGE_SIZE } from './load-market.ts';
import { changeSearch } from './market-search.ts';
import classes from './results.module.css';
import type { MarketList } from './use-market-list.ts';

export type Layout = 'card' | 'row';

/** The page's own texts, in English. */
type ResultTexts = { failing: string; said?: string };

type ResultsProps = {
  list: MarketList;
  items: readonly FoundListing[] | null;
  failed: LoadError | null;
  texts: ResultTexts;
  empty: ReactNode;
  children: (item: FoundListing, layout: Layout, urgency: Urgency) => ReactNode;
};

export function Results({ list, items, failed, texts, empty, children }: ResultsProps) {
  const { t } = useTranslation();
  const { asked, page, before, waiting, addressOf } = list;
  const layout: Layout = asked.view === 'list' ? 'row' : 'card';
  if (waiting === 'reload') return <Waiting layout={layout} />;
  if (failed || !items)
    return failed && <LoadFailure failed={failed} fallback={texts.failing} {...(texts.said && { said: texts.said })} />;
  if (before.length + items.length === 0) return empty;
  const last = items.at(-1);
  const hasMore = items.length === MARKET_PAGE_SIZE && last;
  return (
    <>
      <PagedGrid
        className={layout === 'row' ? classes.rows : classes.grid}
        page={page}
        before={before}
        items={items}
        back={
          <Link to={addressOf(changeSearch(asked, {}))} className={classes.first}>
            {t('Back to the first page')}
          </Link>
        }
        next={hasMore ? addressOf({ ...asked, after: last.cursor, page: String(page + 1) }) : null}
        isLoading={waiting === 'more'}
        placeholders={placeholders(layout)}
      >
        {(item, at) => children(item, layout, at === 0 ? 'first' : 'later')}
      </PagedGrid>
      <BottomEdge>
        <CompareBar />
      </BottomEdge>
    </>
  );
}

type EmptyProps = { text: string; hint: string; actions: ReactNode };

/** Shows the documented text for an empty list, a hint and buttons. */
export function Empty({ text, hint, actions }: EmptyProps) {
  return (
    <div className={classes.empty}>
      <p className={classes.emptyText}>{text}</p>
      <p className={classes.hint}>{hint}</p>
      <div className={classes.actions}>{actions}</div>
    </div>
  );
}

function placeholders(layout: Layout) {
  return Array.from({ length: 6 }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <li key={`waiting-${at}`} className={layout === 'row' ? classes.waitingRow : classes.waiting} aria-hidden="true">
      <Skeleton className={classes.waitingPhoto ?? ''} radius={0} />
      <div className={classes.waitingFacts}>
        <Skeleton height={24} width="50%" />
        <Skeleton height={18} width="80%" />
        <Skeleton height={16} width="65%" />
        <Skeleton height={36} mt="auto" />
      </div>
    </li>
  ));
}

/** Shows placeholders while the list loads. The text 'Loading...' stands in place of the count. */
function Waiting({ layout }: { layout: Layout }) {
  return (
    <ul aria-busy="true" className={layout === 'row' ? classes.rows : classes.grid}>
      {placeholders(layout)}
    </ul>
  );
}
