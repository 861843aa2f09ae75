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
  const language = useLanguage();
  const { outcome, leader, extensions, firstEndDate, endDate } = lot;
  const position = positionOf(lot);
  const reserve = reserveText(lot.reserveMet);
  return (
    <section aria-label={t('Result')} className={classes.card}>
      {position && <PositionBadge position={position} />}
      {outcome === 'sold' && lot.currentBid !== null ? (
        <div>
          <p className={classes.quiet}>{t('Sold for')}</p>
          <p className={classes.price}>
            <Dollars amount={lot.currentBid} />
          </p>
          {leader !== null && <p>{t('Winner: Bidder {{number}}', { number: leader })}</p>}
        </div>
      ) : outcome === 'passed' ? (
        <div>
          <p className={classes.price}>{t('Not sold')}</p>
          <p className={classes.quiet}>
            {lot.totalBids ? t('The highest bid did not meet the reserve.') : t('No bids were placed.')}
          </p>
        </div>
      ) : (
        <div>
          <p className={classes.price}>{t('Cancelled')}</p>
          <p className={classes.quiet}>{t('The machine was not sold, and no bids are binding.')}</p>
        </div>
      )}
      <dl className={classes.figures}>
        {outcome === 'passed' && lot.currentBid !== null && (
          <div>
            <dt>{t('Highest bid')}</dt>
            <dd>
              <Dollars amount={lot.currentBid} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('Auction type')}</dt>
          <dd>{t(auctionTypeTexts[lot.type])}</dd>
        </div>
        {lot.totalBids !== null && (
          <div>
            <dt>{t('Bids')}</dt>
            <dd>
              {formatNumber(lot.totalBids, language)}
              {lot.bidders !== null && (
                <span className={classes.note}>
                  {t('Bidders: {{number}}', { number: formatNumber(lot.bidders, language) })}
                </span>
              )}
            </dd>
          </div>
        )}
        {reserve && outcome !== 'cancelled' && (
          <div>
            <dt>{t('Reserve')}</dt>
            <dd>{t(reserve)}</dd>
          </div>
        )}
        {lot.startDate && (
          <div>
            <dt>{t('Started')}</dt>
            <dd>
              <Moment at={lot.startDate} />
            </dd>
          </div>
        )}
        {endDate && (
          <div>
            <dt>{t('Ended')}</dt>
            <dd>
              <Moment at={endDate} />
              {extensions > 0 && (
                <span className={classes.note}>
                  {t('Extended {{number}} times', { count: extensions, number: formatNumber(extensions, language) })}
                  {firstEndDate && (
                    <>
                      {t(', ')}
                      {t('originally scheduled for')} <Moment at={firstEndDate} />
                    </>
                  )}
                </span>
              )}
            </dd>
          </div>
        )}
      </dl>
      {position && <OwnBidLink lotId={lot._id} />}
    </section>
  );
}
