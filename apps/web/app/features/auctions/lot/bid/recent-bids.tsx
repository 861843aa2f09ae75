import { useTranslation } from 'react-i18next';
import { useZoneName } from '../../../../lib/format/place.tsx';
import { lazyPart } from '../../../../lib/lazy/lazy-part.tsx';
import { Dollars } from '../../../../shared/auctions/dollars.tsx';
import { Moment } from '../../../../shared/auctions/moment.tsx';
import { Badge } from '../../../../ui/page/badge.tsx';
import { PartFailure } from '../../../../ui/states/part-failure.tsx';
import { isSealed, type Lot } from '../lot.ts';
import classes from './recent-bids.module.css';

/** The chart is drawn in the browser only, and has its place until then: a visitor on a slow phone needs the price first. */
const PriceChart = lazyPart(async () => (await import('../chart/price-chart.tsx')).PriceChart, {
  Failure: PartFailure,
});

/** Lists the latest bids. Each bidder has a number in the lot, and the caller sees which one is the own number. */
export function RecentBids({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  const zone = useZoneName();
  if (lot.status === 'pending') return null;
  return (
    <section aria-labelledby="recent-bids">
      <h2 id="recent-bids" className={classes.title}>
        {t('Recent bids')}
      </h2>
      {isSealed(lot) ? (
        <p className={classes.none}>{t('Bids are sealed until the auction ends.')}</p>
      ) : lot.recentBids.length === 0 ? (
        <p className={classes.none}>{t('No bids yet.')}</p>
      ) : (
        <>
          <PriceSoFar lot={lot} />
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('Bidder')}</th>
                <th scope="col">{t('Time ({{zone}})', { zone })}</th>
                <th scope="col" className={classes.amount}>
                  {t('Amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {lot.recentBids.map(({ number, time, amount }) => (
                <tr key={`${time} ${number} ${amount}`}>
                  <td>
                    {t('Bidder {{number}}', { number })}{' '}
                    {number === lot.you?.number && <Badge tone="blue">{t('You')}</Badge>}
                  </td>
                  <td className={classes.time}>
                    <Moment at={time} exact />
                  </td>
                  <td className={classes.amount}>
                    <Dollars amount={amount} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** Shows how the price rose, over the bids of the table below. */
function PriceSoFar({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  const { recentBids, totalBids, currentBid, startDate, endDate, now, estimatedValue } = lot;
  if (recentBids.length < 2) return null;
  const bids = recentBids
    .map(({ number, time, amount }, index) => ({
      at: time,
      bidder: number,
      // The price after the newest bid is the current one: an earlier maximum bid may have answered it.
      price: index === 0 ? (currentBid ?? amount) : amount,
      extended: false,
    }))
    .reverse();
  const isComplete = totalBids === recentBids.length;
  const over = lot.status === 'active' ? now : (endDate ?? now);
  return (
    <div className={classes.chart}>
      <PriceChart
        bids={bids}
        from={(isComplete && startDate) || (bids[0]?.at ?? now)}
        until={over}
        estimate={estimatedValue}
      />
      {!isComplete && (
        <p className={classes.none}>{t('The last {{number}} bids.', { count: bids.length, number: bids.length })}</p>
      )}
    </div>
  );
}
