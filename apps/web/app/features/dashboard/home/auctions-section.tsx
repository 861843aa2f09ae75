import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Countdown } from '../../../shared/auctions/countdown.tsx';
import { Dollars } from '../../../shared/auctions/dollars.tsx';
import { LotBadge } from '../../../shared/auctions/lot-badge.tsx';
import { PositionBadge } from '../../../shared/auctions/position-badge.tsx';
import { consignmentsPage } from '../../../shared/dashboard/list-queries.ts';
import type { ViewRole } from '../../../shell/session-rules.ts';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { watchlistQuery } from '../../auctions/browse-pages/watch/watch-queries.ts';
import classes from './overview.module.css';

const SHOWN = 5;

/** Shows the next auctions with the time left: to a supplier its own lots, to a buyer the lots that the company watches or bids on. */
export function AuctionsSection({ view }: { view: ViewRole }) {
  return view === 'supplier' ? <OwnLots /> : <WatchedLots />;
}

type Lot = {
  id: string;
  to: string;
  title: string;
  until: string;
  now: string;
  amount: number | null;
  state: ReactNode;
};

function WatchedLots() {
  const { t } = useTranslation();
  const found = useQuery(watchlistQuery);
  const lots = (found.data ?? [])
    .filter(({ status }) => status === 'active' || status === 'ending-soon' || status === 'upcoming')
    .map(({ id, title, status, endDate, startDate, now, currentBid, position, reserveMet }): Lot => {
      const upcoming = status === 'upcoming';
      return {
        id,
        to: `/auction/bid/${id}`,
        title,
        until: (upcoming ? startDate : endDate) ?? now,
        now,
        amount: currentBid,
        state: upcoming ? (
          <LotBadge status="pending" outcome={null} scheduled />
        ) : (
          position && <PositionBadge position={position} reserveMet={reserveMet} />
        ),
      };
    });
  return (
    <Lots
      found={found}
      lots={lots}
      all={{ to: '/auction/watch', label: t('All watched lots') }}
      empty={t('You watch no open lots.')}
      browse={{ to: '/auctions', label: t('Browse auctions') }}
    />
  );
}

function OwnLots() {
  const { t } = useTranslation();
  const found = useQuery(consignmentsPage(1));
  const lots = (found.data?.deals ?? [])
    .filter(({ outcome, startDate, endDate, status }) => !outcome && startDate && endDate && status !== 'ended')
    .map(({ _id, title, status, startDate, endDate, now, currentBid }): Lot => {
      const upcoming = status === 'pending';
      return {
        id: _id,
        to: `/consignments/${_id}`,
        title,
        until: (upcoming ? startDate : endDate) ?? now,
        now,
        amount: currentBid,
        state: <LotBadge status={status} outcome={null} scheduled={upcoming} />,
      };
    })
    .sort((one, two) => Date.parse(one.until) - Date.parse(two.until));
  return (
    <Lots
      found={found}
      lots={lots}
      all={{ to: '/dashboard?role=supplier&tab=auctions', label: t('All your lots') }}
      empty={t('None of your machines is in an auction.')}
      browse={{ to: '/auction/consign', label: t('Consign Your Equipment') }}
    />
  );
}

type Place = { to: string; label: string };
type LotsProps = { found: UseQueryResult; lots: readonly Lot[]; all: Place; empty: string; browse: Place };

function Lots({ found, lots, all, empty, browse }: LotsProps) {
  const { t } = useTranslation();
  const id = useId();
  const link = lots.length > 0 ? all : browse;
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {t('Your auctions')}
        </h2>
      </div>
      {found.isError ? (
        <QueryFailure query={found} fallback={t('Failed to fetch the auctions')} />
      ) : found.isPending ? (
        <LoadingRows rows={SHOWN} />
      ) : (
        <>
          {lots.length === 0 && <p className={classes.empty}>{empty}</p>}
          <ul>
            {lots.slice(0, SHOWN).map((lot) => (
              <LotRow key={lot.id} lot={lot} />
            ))}
          </ul>
          <LocalLink to={link.to} className={classes.all ?? ''}>
            {link.label}
          </LocalLink>
        </>
      )}
    </section>
  );
}

function LotRow({ lot: { to, title, until, now, amount, state } }: { lot: Lot }) {
  const { t } = useTranslation();
  return (
    <li className={classes.lot}>
      <LocalLink to={to} className={classes.name ?? ''}>
        <bdi>{title}</bdi>
      </LocalLink>
      <span className={classes.time}>
        <Countdown until={until} now={now} />
      </span>
      <span className={classes.amount}>{amount === null ? t('No bids yet') : <Dollars amount={amount} />}</span>
      <span className={classes.state}>{state}</span>
    </li>
  );
}
