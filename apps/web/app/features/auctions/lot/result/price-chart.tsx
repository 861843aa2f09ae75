// Draws how the price rose as plain SVG: a line of steps needs no chart library, so the server can render the chart with the page.
import { useTranslation } from 'react-i18next';
import { formatDollars, formatMoney } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { Moment } from '../../../../shared/auctions/moment.tsx';
import type { BidLine } from './log-lines.ts';
import classes from './price-chart.module.css';
import { layoutPriceChart } from './price-chart-layout.ts';

type PriceChartProps = { bids: readonly BidLine[]; from: string; until: string };
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

export function PriceChart({ bids, from, until }: PriceChartProps) {
  const { t } = useTranslation();
  const mirrored = useLanguage() === 'ar';
  const { steps, ticks, top } = layoutPriceChart(bids, Date.parse(from), Date.parse(until));
  // Time runs in reading direction.
  const x = (share: number) => (mirrored ? 1 - share : share);
  const sealed = bids.some(({ price }) => price === null);
  const path = steps.map(({ across, up }) => `H${x(across) * 1_000} V${(1 - up) * 1_000}`).join(' ');
  return (
    <figure className={classes.figure}>
      <div className={classes.plot}>
        <ul className={classes.amounts} aria-hidden="true">
          {ticks.map((amount) => (
            <li key={amount} style={{ insetBlockStart: percent(1 - amount / top) }}>
              <bdi>{formatMoney(amount)}</bdi>
            </li>
          ))}
        </ul>
        <svg
          className={classes.chart}
          role="img"
          aria-label={t('Price over the course of the auction. Figures are in the table below.')}
        >
          {ticks.map((amount) => (
            <line
              key={amount}
              x1="0"
              x2="100%"
              y1={percent(1 - amount / top)}
              y2={percent(1 - amount / top)}
              className={classes.grid}
            />
          ))}
          {!sealed && steps.length > 0 && (
            <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M${x(0) * 1_000} 1000 ${path} H${x(1) * 1_000}`} className={classes.line} />
            </svg>
          )}
          {steps.map(({ bid, across, up }) => (
            <circle
              key={bid.seq}
              cx={percent(x(across))}
              cy={percent(1 - up)}
              r="4"
              className={bid.extended ? classes.extending : classes.dot}
            >
              <title>{`${t('Bidder {{number}}', { number: bid.bidder })}, ${formatDollars(bid.price ?? bid.offer)}`}</title>
            </circle>
          ))}
        </svg>
        <div className={classes.times} aria-hidden="true">
          <Moment at={from} />
          <Moment at={until} />
        </div>
      </div>
      <figcaption className={classes.legend}>
        <span>
          <i className={`${classes.key} ${classes.keyDot}`} />
          {t('Bid')}
        </span>
        {bids.some(({ extended }) => extended) && (
          <span>
            <i className={`${classes.key} ${classes.keyExtending}`} />
            {t('Bid that extended the auction')}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
