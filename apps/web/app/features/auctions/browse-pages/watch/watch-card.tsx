import { Badge } from '../../../../ui/page/badge.tsx';
import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format/format.ts';
import { Place } from '../../../../lib/format/place.tsx';
import { conditionLabel } from '../../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { Countdown } from '../../../../shared/auctions/countdown.tsx';
import { Dollars } from '../../../../shared/auctions/dollars.tsx';
import { auctionTypeTexts } from '../../../../shared/auctions/lot-texts.ts';
import { Moment } from '../../../../shared/auctions/moment.tsx';
import { PositionBadge } from '../../../../shared/auctions/position-badge.tsx';
import { ListingPhoto } from '../../../../shared/catalogue/listing-card/listing-photo.tsx';
import { TitleText } from '../../../../ui/page/title-text.tsx';
import classes from './watch-card.module.css';
import type { WatchedLot } from './watch-queries.ts';
import { isOpen, watchBadge } from './watch-status.ts';

type WatchCardProps = { lot: WatchedLot; busy: boolean; onRemove: () => void };

export function WatchCard({ lot, busy, onRemove }: WatchCardProps) {
  const { t } = useTranslation();
  const { id, title, image, condition, type, status, position, reserveMet, watched } = lot;
  const badge = watchBadge(status);
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <ListingPhoto listing={{ title, category: 'other', images: image ? [{ card: image }] : [] }} urgency="soon" />
      </div>
      <div className={classes.head}>
        <div className={classes.badges}>
          <Badge tone={badge.color}>{t(badge.word)}</Badge>
          {position && <PositionBadge position={position} reserveMet={reserveMet} />}
        </div>
        <h2 className={classes.title}>
          <LocalLink to={status === 'ended' ? `/auction/results/${id}` : `/auction/bid/${id}`}>
            <TitleText title={title} />
          </LocalLink>
        </h2>
        <p className={classes.line}>
          {t(auctionTypeTexts[type])}
          {condition && ` · ${conditionLabel(t, condition)}`}
          {!watched && ` · ${t('Added because you bid on it')}`}
        </p>
      </div>
      {watched && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          className={classes.remove ?? ''}
          aria-label={t('Remove {{title}} from the watch list', { title })}
          disabled={busy}
          onClick={onRemove}
        >
          <IconX size={20} aria-hidden="true" />
        </ActionIcon>
      )}
      <LotStatistics lot={lot} />
      <Actions lot={lot} />
    </article>
  );
}

function LotStatistics({ lot }: { lot: WatchedLot }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { status, type, currentBid, minimumBid, finalPrice, totalBids, startDate, endDate, now, timeLeft } = lot;
  const price =
    status === 'ended'
      ? { label: t('Final price'), amount: finalPrice, none: t('Not sold') }
      : currentBid !== null
        ? { label: t('Current bid'), amount: currentBid, none: '' }
        : { label: type === 'Sealed Bid' ? t('Sealed bids from') : t('Starting bid'), amount: minimumBid, none: '' };
  return (
    <dl className={classes.figures}>
      <Statistic label={price.label}>
        {price.amount === null ? price.none : <Dollars amount={price.amount} />}
      </Statistic>
      <Statistic label={t('Bids')}>{totalBids === null ? t('Hidden') : formatNumber(totalBids, language)}</Statistic>
      {status === 'upcoming' && startDate ? (
        <Statistic label={t('Starts')}>
          <Place country={lot.country}>
            <Moment at={startDate} />
          </Place>
        </Statistic>
      ) : (
        <Statistic label={t('Time left')}>
          {isOpen(status) && endDate ? <Countdown until={endDate} now={now} /> : isOpen(status) ? timeLeft : t('Ended')}
        </Statistic>
      )}
    </dl>
  );
}

function Statistic({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Offers no bid button for an ended lot (AU-050). */
function Actions({ lot: { id, title, status } }: { lot: WatchedLot }) {
  const { t } = useTranslation();
  const linkProps = (to: string, label: string) => ({ component: LocalLink, to, 'aria-label': `${label}: ${title}` });
  return (
    <div className={classes.actions}>
      {status === 'ended' ? (
        <Button {...linkProps(`/auction/results/${id}`, t('View Results'))} variant="default">
          {t('View Results')}
        </Button>
      ) : (
        <>
          {isOpen(status) && (
            <Button {...linkProps(`/auction/bid/${id}`, t('Bid Now'))} color="ink">
              {t('Bid Now')}
            </Button>
          )}
          <Button {...linkProps(`/auction/bid/${id}`, t('Details'))} variant="default">
            {t('Details')}
          </Button>
        </>
      )}
    </div>
  );
}
