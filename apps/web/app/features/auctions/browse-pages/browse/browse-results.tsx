import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import { AUCTIONS_PAGE } from '@rigsouq/contract/auctions/auction-lists';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Loaded } from '../../../../lib/api/page-loader.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { type LiveLot, LotCard } from '../../../../shared/auctions/lot-card.tsx';
import { LoadingGrid, PagedGrid } from '../../../../ui/page/paged-grid.tsx';
import { LoadFailure } from '../../../../ui/states/load-failure.tsx';
import { EmptyLots } from '../empty-lots.tsx';
import classes from './browse-results.module.css';
import { type BrowseList, changeSearch } from './browse-search.ts';

type BrowseResultsProps = Loaded<readonly LiveLot[]> & { list: BrowseList };

export function BrowseResults({ answer, failed, list }: BrowseResultsProps) {
  const { t } = useTranslation();
  const { asked, before, waiting, addressOf } = list;
  if (waiting === 'reload') return <LoadingGrid className={classes.grid}>{placeholders}</LoadingGrid>;
  if (failed) return <LoadFailure failed={failed} fallback={text('Failed to load auctions')} />;
  if (before.length + answer.length === 0) return <NoResults list={list} />;
  return (
    <PagedGrid
      className={classes.grid}
      page={asked.page}
      before={before}
      items={answer}
      back={
        <Link to={addressOf(changeSearch(asked, {}))} className={classes.first}>
          {t('Back to the first page')}
        </Link>
      }
      next={answer.length === AUCTIONS_PAGE ? addressOf({ ...asked, page: asked.page + 1 }) : null}
      isLoading={waiting === 'more'}
      placeholders={placeholders}
    >
      {(lot, at) => (
        <LotCard lot={lot} by="watchLiveAuction" urgency={at === 0 ? 'first' : at < 4 ? 'soon' : 'later'} />
      )}
    </PagedGrid>
  );
}

/** Explains why the list is empty and offers a search that finds something. */
function NoResults({ list: { asked, addressOf } }: { list: BrowseList }) {
  const { t } = useTranslation();
  const filtered = asked.search !== '' || asked.category !== '';
  if (filtered)
    return (
      <EmptyLots
        text={t('No live auctions match your filters')}
        hint={t('Try another search term or remove a filter.')}
      >
        <Button component={Link} to={addressOf(changeSearch(asked, { search: '', category: '' }))} color="ink">
          {t('Clear Filters')}
        </Button>
      </EmptyLots>
    );
  if (asked.page > 1)
    return (
      <EmptyLots text={t('No more live auctions')} hint={t('Some may have ended while you were browsing.')}>
        <Button component={Link} to={addressOf(changeSearch(asked, {}))} color="ink">
          {t('Back to the first page')}
        </Button>
      </EmptyLots>
    );
  return (
    <EmptyLots text={t('No auctions are live right now')} hint={t('See upcoming auctions or consign a machine.')}>
      <Button component={LocalLink} to="/auctions" color="ink">
        {t('Upcoming auctions')}
      </Button>
      <Button component={LocalLink} to="/auction/consign" variant="default">
        {t('Consign equipment')}
      </Button>
    </EmptyLots>
  );
}

const placeholders = Array.from({ length: 8 }, (_, at) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
  <li key={`waiting-${at}`} className={classes.waiting} aria-hidden="true">
    <Skeleton className={classes.waitingPhoto ?? ''} radius={0} />
    <div className={classes.waitingFacts}>
      <Skeleton height={16} width="40%" />
      <Skeleton height={24} width="55%" />
      <Skeleton height={40} width="85%" />
      <Skeleton height={36} mt="auto" />
    </div>
  </li>
));
