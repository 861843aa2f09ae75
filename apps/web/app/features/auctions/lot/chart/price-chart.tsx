// Draws how the price rose as plain SVG: a line of steps needs no chart library, so the server can render the chart with the page.
import { useTranslation } from 'react-i18next';
import { formatDollars, formatMoney } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { Moment } from '../../../../shared/auctions/moment.tsx';
import classes from './price-chart.module.css';
import { layoutPriceChart, type PricePoint } from './price-chart-layout.ts';

type PriceChartProps = {
  bids: readonly PricePoint[];
  from: string;
  until: string;
  estimate: number | null;
  /** Whether the points are sealed bids, which do not follow one another. */
  sealed?: boolean;
};
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

export function PriceChart({ bids, from, until, estimate, sealed = false }: PriceChartProps) {
  const { t } = useTranslation();
  const mirrored = useLanguage() === 'ar';
  const layout = layoutPriceChart(bids, { from: Date.parse(from), until: Date.parse(until), estimate });
  const { steps, ticks } = layout;
  // Time runs in reading direction.
  const x = (share: number) => (mirrored ? 1 - share : share);
  const path = steps.map(({ across, up }) => `H${x(across) * 1_000} V${(1 - up) * 1_000}`).join(' ');
  return (
    <figure className={classes.figure}>
      <div className={classes.plot}>
        <ul className={classes.amounts} aria-hidden="true">
          {ticks.map(({ amount, up }) => (
            <li key={amount} style={{ insetBlockStart: percent(1 - up) }}>
              <bdi>{formatMoney(amount)}</bdi>
            </li>
          ))}
        </ul>
        <svg
          className={classes.chart}
          role="img"
          aria-label={t('Price over the course of the auction. Figures are in the table below.')}
        >
          {ticks.map(({ amount, up }) => (
            <line key={amount} x1="0" x2="100%" y1={percent(1 - up)} y2={percent(1 - up)} className={classes.grid} />
          ))}
          {layout.estimate !== null && (
            <line
              x1="0"
              x2="100%"
              y1={percent(1 - layout.estimate)}
              y2={percent(1 - layout.estimate)}
              className={classes.estimate}
            />
          )}
          {!sealed && steps.length > 0 && (
            <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M${x(0) * 1_000} 1000 ${path} H${x(1) * 1_000}`} className={classes.line} />
            </svg>
          )}
          {steps.map(({ bid, across, up }) => (
            <circle
              key={`${bid.at} ${bid.price}`}
              cx={percent(x(across))}
              cy={percent(1 - up)}
              r="4"
              className={bid.extended ? classes.extending : classes.dot}
            >
              <title>{`${t('Bidder {{number}}', { number: bid.bidder })}, ${formatDollars(bid.price)}`}</title>
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
        {estimate !== null && (
          <span>
            <i className={classes.keyEstimate} />
            {t('Estimated value')} <bdi>{formatDollars(estimate)}</bdi>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
