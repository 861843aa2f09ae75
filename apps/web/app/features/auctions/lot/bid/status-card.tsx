import { IconAlertCircle, IconCircleCheck, IconLock, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { Countdown } from '../../../../shared/auctions/countdown.tsx';
import { Dollars } from '../../../../shared/auctions/dollars.tsx';
import { LotBadge } from '../../../../shared/auctions/lot-badge.tsx';
import {
  auctionTypeDescriptions,
  auctionTypeTexts,
  describePosition,
  highestBidText,
  reserveText,
} from '../../../../shared/auctions/lot-texts.ts';
import { Moment } from '../../../../shared/auctions/moment.tsx';
import { Tip } from '../../../../ui/dialog/tip.tsx';
import { StatusBadge } from '../../../../ui/page/status-badge.tsx';
import { isSealed, type Lot, positionOf } from '../lot.ts';
import classes from './status-card.module.css';

/** Shows the state of the auction and the position of the caller. */
export function StatusCard({ lot, lost }: { lot: Lot; lost: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.card}>
      <div className={classes.head}>
        <h2 id={id} className={classes.name}>
          {t('Auction Status')}
        </h2>
        {/* The documented text is 'Active'; the other statuses are shown as in every list. */}
        {lot.status === 'active' ? (
          <StatusBadge status="Active" />
        ) : (
          <LotBadge status={lot.status} outcome={lot.outcome} scheduled={lot.startDate !== null} />
        )}
      </div>
      <PositionLine lot={lot} />
      <Price lot={lot} />
      <LotStatistics lot={lot} />
      <p className={classes.hint}>
        <strong>{t(auctionTypeTexts[lot.type])}</strong> · {t(auctionTypeDescriptions[lot.type])}
      </p>
      {lost && (
        <p role="status" className={classes.lost}>
          <IconRefresh size={16} aria-hidden="true" />
          {t('Connection lost. What you see may be a few seconds old.')}
        </p>
      )}
    </section>
  );
}

function PositionLine({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  const position = positionOf(lot);
  if (!position) return null;
  const { label, tone } = describePosition(position, lot.reserveMet);
  const PositionIcon = position === 'sealed' ? IconLock : tone === 'green' ? IconCircleCheck : IconAlertCircle;
  return (
    <p className={classes.standing} data-tone={tone}>
      <PositionIcon size={20} aria-hidden="true" />
      {t(label)}
    </p>
  );
}

function Price({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  const { status, startDate, endDate, now } = lot;
  const upcoming = status === 'pending';
  const counted = upcoming ? startDate : endDate;
  return (
    <dl className={classes.price}>
      <div>
        <dt>{priceLabel(lot)}</dt>
        <dd>{isSealed(lot) ? t('Sealed') : <Dollars amount={lot.currentBid ?? lot.minimumBid} />}</dd>
      </div>
      {(upcoming || status === 'active') && counted && (
        <div>
          <dt>{upcoming ? t('Starts in') : t('Time left')}</dt>
          <dd>
            <Countdown until={counted} now={now} over={upcoming ? t('Starting...') : t('Closing...')} />
          </dd>
        </div>
      )}
    </dl>
  );

  function priceLabel({ currentBid, outcome }: Lot): string {
    if (isSealed(lot)) return t('Current highest bid');
    if (currentBid === null) return t('Starting price');
    if (outcome === 'sold') return t('Sold for');
    return t(highestBidText(status));
  }
}

function LotStatistics({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { extensions, you } = lot;
  const reserve = reserveText(lot.reserveMet);
  const open = lot.status === 'active' || lot.status === 'pending';
  return (
    <dl className={classes.figures}>
      <Statistic label={t('Minimum next bid')} shown={lot.status === 'active' && !isSealed(lot)}>
        <Dollars amount={lot.minimumBid} />
      </Statistic>
      <Statistic label={t('Minimum bid')} shown={isSealed(lot)}>
        <Dollars amount={lot.minimumBid} />
      </Statistic>
      <Statistic label={t('Starts')} shown={lot.status === 'pending' && lot.startDate !== null}>
        <Moment at={lot.startDate ?? ''} />
      </Statistic>
      <Statistic
        label={open ? t('Ends') : t('Ended')}
        shown={lot.endDate !== null}
        tip={
          isSealed(lot)
            ? undefined
            : t(
                'A bid in the last minutes extends the auction, by up to one hour, so no one wins with a last-second bid.',
              )
        }
      >
        <Moment at={lot.endDate ?? ''} />
        {extensions > 0 && (
          <span className={classes.note}>
            {t('Extended {{number}} times', { count: extensions, number: formatNumber(extensions, language) })}
          </span>
        )}
      </Statistic>
      <Statistic label={t('Bids')} shown={lot.status !== 'pending'}>
        {lot.totalBids === null ? (
          t('Sealed until the end')
        ) : (
          <>
            {formatNumber(lot.totalBids, language)}
            {lot.bidders !== null && lot.bidders > 0 && (
              <span className={classes.note}>
                {t('Bidders: {{number}}', { number: formatNumber(lot.bidders, language) })}
              </span>
            )}
          </>
        )}
      </Statistic>
      <Statistic label={t('Leading')} shown={lot.status === 'active' && lot.leader !== null}>
        {lot.leader === you?.number ? t('You') : t('Bidder {{number}}', { number: lot.leader ?? 0 })}
      </Statistic>
      <Statistic
        label={t('Reserve')}
        shown={lot.status !== 'pending'}
        tip={t('The lowest price the seller accepts. It stays hidden. If bids do not reach it, the lot is not sold.')}
      >
        {reserve ? t(reserve) : t('Sealed until the end')}
      </Statistic>
      <Statistic label={t('Estimated value')} shown={lot.estimatedValue !== null}>
        <Dollars amount={lot.estimatedValue ?? 0} />
      </Statistic>
      <Statistic
        label={lot.type === 'Sealed Bid' ? t('Your sealed bid') : t('Your maximum')}
        shown={lot.type !== 'Live' && Boolean(you?.maxBid)}
      >
        <Dollars amount={you?.maxBid ?? 0} />
      </Statistic>
      <Statistic label={t('You bid as')} shown={Boolean(you?.number)}>
        {t('Bidder {{number}}', { number: you?.number ?? 0 })}
      </Statistic>
    </dl>
  );
}

type StatisticProps = { label: string; shown: boolean; tip?: string | undefined; children: ReactNode };

function Statistic({ label, shown, tip, children }: StatisticProps) {
  if (!shown) return null;
  return (
    <div>
      <dt>
        {label}
        {tip && (
          <Tip term={label} area="auctions">
            {tip}
          </Tip>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
