import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { Dollars } from '../../../../shared/auctions/dollars.tsx';
import { auctionTypeTexts, reserveText } from '../../../../shared/auctions/lot-texts.ts';
import { Moment } from '../../../../shared/auctions/moment.tsx';
import { PositionBadge } from '../../../../shared/auctions/position-badge.tsx';
import { type Lot, positionOf } from '../lot.ts';
import { OwnBidLink } from './own-bid-link.tsx';
import classes from './result.module.css';

/** Shows how the auction ended: the price and a few facts. */
export function ResultCard({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  const position = positionOf(lot);
  return (
    <section aria-label={t('Result')} className={classes.card}>
      {position && <PositionBadge position={position} reserveMet={lot.reserveMet} />}
      <Outcome lot={lot} />
      <ResultFacts lot={lot} />
      {position && <OwnBidLink lotId={lot._id} />}
    </section>
  );
}

function Outcome({ lot: { outcome, currentBid, leader, totalBids } }: { lot: Lot }) {
  const { t } = useTranslation();
  if (outcome === 'sold' && currentBid !== null)
    return (
      <div>
        <p className={classes.quiet}>{t('Sold for')}</p>
        <p className={classes.price}>
          <Dollars amount={currentBid} />
        </p>
        {leader !== null && <p>{t('Winner: Bidder {{number}}', { number: leader })}</p>}
      </div>
    );
  if (outcome === 'passed')
    return (
      <div>
        <p className={classes.price}>{t('Not sold')}</p>
        <p className={classes.quiet}>
          {totalBids ? t('The highest bid did not meet the reserve.') : t('No bids were placed.')}
        </p>
      </div>
    );
  return (
    <div>
      <p className={classes.price}>{t('Cancelled')}</p>
      <p className={classes.quiet}>{t('The machine was not sold, and no bids are binding.')}</p>
    </div>
  );
}

function ResultFacts({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { outcome, currentBid, totalBids, bidders, startDate, endDate } = lot;
  const reserve = reserveText(lot.reserveMet);
  return (
    <dl className={classes.figures}>
      {outcome === 'passed' && currentBid !== null && (
        <Fact name={t('Highest bid')}>
          <Dollars amount={currentBid} />
        </Fact>
      )}
      <Fact name={t('Auction type')}>{t(auctionTypeTexts[lot.type])}</Fact>
      {totalBids !== null && (
        <Fact name={t('Bids')}>
          {formatNumber(totalBids, language)}
          {bidders !== null && (
            <span className={classes.note}>
              {t('Bidders: {{number}}', { number: formatNumber(bidders, language) })}
            </span>
          )}
        </Fact>
      )}
      {reserve && outcome !== 'cancelled' && <Fact name={t('Reserve')}>{t(reserve)}</Fact>}
      {startDate && (
        <Fact name={t('Started')}>
          <Moment at={startDate} />
        </Fact>
      )}
      {endDate && (
        <Fact name={t('Ended')}>
          <Moment at={endDate} />
          {lot.extensions > 0 && <ExtensionsNote lot={lot} />}
        </Fact>
      )}
    </dl>
  );
}

function ExtensionsNote({ lot: { extensions, firstEndDate } }: { lot: Lot }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <span className={classes.note}>
      {t('Extended {{number}} times', { count: extensions, number: formatNumber(extensions, language) })}
      {firstEndDate && (
        <>
          {t(', ')}
          {t('originally scheduled for')} <Moment at={firstEndDate} />
        </>
      )}
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
