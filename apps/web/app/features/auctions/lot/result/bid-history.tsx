import { useTranslation } from 'react-i18next';
import { useZoneName } from '../../../../lib/format/place.tsx';
import { Dollars } from '../../../../shared/auctions/dollars.tsx';
import { Moment } from '../../../../shared/auctions/moment.tsx';
import proofs from '../../../../shared/auctions/proof.module.css';
import { Badge } from '../../../../ui/page/badge.tsx';
import { PriceChart } from '../chart/price-chart.tsx';
import type { Result } from './load-result.ts';
import { type BidLine, bidsIn, parseLogLine, priceAfter } from './log-lines.ts';
import classes from './result.module.css';

/** Shows the bids as a chart, with a table one click away. */
export function BidHistory({ result }: { result: Result }) {
  const { t } = useTranslation();
  const entries = result.proof?.entries ?? [];
  const bids = bidsIn(entries);
  const opened = entries[0] && parseLogLine(entries[0]);
  const from = result.startDate ?? opened?.at ?? result.now;
  const until = result.endDate ?? result.now;
  return (
    <section aria-labelledby="history" className={classes.section}>
      <h2 id="history" className={classes.heading}>
        {t('Bid history')}
      </h2>
      {bids.length === 0 ? (
        <p className={classes.quiet}>{t('No bids were placed.')}</p>
      ) : (
        <>
          <PriceChart
            bids={bids.map((bid) => ({ ...bid, price: priceAfter(bid) }))}
            sealed={bids.some(({ price }) => price === null)}
            from={from}
            until={until}
            estimate={result.estimatedValue}
          />
          <details className={proofs.details}>
            <summary>{t('Show as a table')}</summary>
            <BidTable bids={bids} own={result.you?.number ?? null} />
          </details>
        </>
      )}
    </section>
  );
}

function BidTable({ bids, own }: { bids: readonly BidLine[]; own: number | null }) {
  const { t } = useTranslation();
  const zone = useZoneName();
  const open = bids.some(({ price }) => price !== null);
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('Bidder')}</th>
            <th scope="col">{t('Time ({{zone}})', { zone })}</th>
            <th scope="col">{t('Offer')}</th>
            {open && <th scope="col">{t('Price after bid')}</th>}
            {open && <th scope="col">{t('Leader after bid')}</th>}
          </tr>
        </thead>
        <tbody>
          {bids.map(({ seq, bidder, at, offer, price, leader, extended }) => (
            <tr key={seq}>
              <td>
                {t('Bidder {{number}}', { number: bidder })} {bidder === own && <Badge tone="blue">{t('You')}</Badge>}
              </td>
              <td>
                <Moment at={at} exact />
                {extended && <span className={classes.note}>{t('Extended the auction')}</span>}
              </td>
              <td>
                <Dollars amount={offer} />
              </td>
              {open && <td>{price !== null && <Dollars amount={price} />}</td>}
              {open && <td>{leader !== null && t('Bidder {{number}}', { number: leader })}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
