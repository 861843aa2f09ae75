import { Button } from '@mantine/core';
import type { liveAuctions } from '@rigsouq/contract/auctions/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { IconClock } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHours, formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { TitleText } from '../../ui/page/title-text.tsx';
import { ConditionBadge } from '../catalogue/listing-card/condition-badge.tsx';
import { ListingPhoto, type Urgency } from '../catalogue/listing-card/listing-photo.tsx';
import { VerifiedBadge } from '../companies/verified-badge.tsx';
import { Countdown } from './countdown.tsx';
import { Dollars } from './dollars.tsx';
import classes from './lot-card.module.css';
import { auctionTypeTexts, reserveText } from './lot-texts.ts';
import { WatchButton, type WatchCall } from './watch-button.tsx';

export type LiveLot = AnswerOf<typeof liveAuctions>[number];

type LotCardProps = { lot: LiveLot; by: WatchCall; urgency?: Urgency };

/** Shows the facts that decide whether a user opens a lot: time left, price, reserve status, machine, location and seller. */
export function LotCard({ lot, by, urgency = 'later' }: LotCardProps) {
  const { t } = useTranslation();
  const { _id, title, category, image, type, condition, userId, endDate, now, timeLeft } = lot;
  const bid = t('Bid Now');
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <ListingPhoto listing={{ title, category, images: image ? [{ card: image }] : [] }} urgency={urgency} />
        <span className={classes.type}>{t(auctionTypeTexts[type])}</span>
        {condition && (
          <span className={classes.condition}>
            <ConditionBadge condition={condition} />
          </span>
        )}
        <span className={classes.time}>
          <IconClock size={16} aria-hidden="true" />
          <span className={classes.unseen}>{t('Time left')}</span>
          {endDate ? <Countdown until={endDate} now={now} /> : timeLeft}
        </span>
      </div>
      <div className={classes.facts}>
        <Price lot={lot} />
        <h3 className={classes.title}>
          <LocalLink to={`/auction/bid/${_id}`} className={classes.link ?? ''}>
            <TitleText title={title} />
          </LocalLink>
        </h3>
        <FactLine lot={lot} />
        <p className={classes.seller}>
          <bdi className={classes.company}>{userId.companyName}</bdi>
          {userId.isApproved && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
        </p>
      </div>
      <div className={classes.actions}>
        <Button component={LocalLink} to={`/auction/bid/${_id}`} color="ink" px="xs" aria-label={`${bid}: ${title}`}>
          {bid}
        </Button>
        <WatchButton lot={lot} by={by} />
      </div>
    </article>
  );
}

function Price({ lot: { type, currentBid, minimumBid, totalBids, bidders, reserveMet } }: { lot: LiveLot }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const reserve = reserveText(reserveMet);
  const sealed = type === 'Sealed Bid';
  const number = (count: number) => ({ count, number: formatNumber(count, language) });
  return (
    <>
      <p className={classes.label}>
        <span>{sealed ? t('Sealed bids from') : currentBid === null ? t('Starting bid') : t('Current bid')}</span>
        {reserve && <span className={reserveMet ? classes.met : classes.notMet}>{t(reserve)}</span>}
      </p>
      <p className={classes.price}>
        <Dollars amount={currentBid ?? minimumBid} />
        <span className={classes.bids}>
          {totalBids === null || bidders === null
            ? t('Bids are sealed')
            : totalBids === 0
              ? t('No bids yet')
              : `${t('{{number}} bids', number(totalBids))} · ${t('{{number}} bidders', number(bidders))}`}
        </span>
      </p>
    </>
  );
}

/** Isolates the text direction of each fact; the separators keep the direction of the page. */
function FactLine({ lot: { year, hours, location } }: { lot: LiveLot }) {
  const language = useLanguage();
  const facts = [year === null ? null : String(year), hours === null ? null : formatHours(hours, language), location];
  return (
    <p className={classes.line}>
      {facts
        .filter((fact) => fact !== null)
        .map((fact, at) => (
          <Fragment key={fact}>
            {at > 0 && ' · '}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
    </p>
  );
}
