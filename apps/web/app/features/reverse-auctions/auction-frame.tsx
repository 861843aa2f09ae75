import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../lib/api/call-error.ts';
import { Place } from '../../lib/format/place.tsx';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import frame from '../../shared/deals/deal-page.module.css';
import { Missing } from '../../shared/deals/deal-page.tsx';
import { useRequireSignIn } from '../../shell/use-require-session.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { LoadingPage } from '../../ui/states/loading.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import { type Auction, auctionQuery, getRefetchInterval, LOG_IN_FIRST } from './auction-query.ts';

type AuctionFrameProps = { id: string; children: (auction: Auction, lost: boolean) => ReactNode };

/** Frames a page about one auction and keeps it up to date. An auction that the user may not see is shown as not found. */
export function AuctionFrame({ id, children }: AuctionFrameProps) {
  const { t } = useTranslation();
  const entered = useRequireSignIn(LOG_IN_FIRST);
  const found = useQuery({
    ...auctionQuery(id),
    enabled: entered,
    refetchInterval: ({ state }) => getRefetchInterval(state.data),
  });
  const auction = found.data;
  if (!auction && isNotFound(found.error)) return <Missing title={t('Auction not found')} />;
  return (
    <div className={frame.page}>
      <PageHead title={auction?.title ?? t('Reverse auction')} indexed={false} />
      <LocalLink to={`/procurement/auctions${auction ? `?role=${auction.side}` : ''}`} className={frame.back ?? ''}>
        <IconArrowLeft size={18} aria-hidden="true" className={frame.arrow} />
        {t('All reverse auctions')}
      </LocalLink>
      {auction ? (
        // The last answer stays on the page while no newer one can be loaded.
        <Place country={auction.country}>{children(auction, found.isError || found.isPaused)}</Place>
      ) : found.isError ? (
        <QueryFailure query={found} fallback={t('Failed to fetch the auction')} />
      ) : (
        <LoadingPage />
      )}
    </div>
  );
}
