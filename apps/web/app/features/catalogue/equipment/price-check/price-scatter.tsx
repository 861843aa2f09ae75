// Draws prices by year as plain SVG: forty dots need no chart library, so the server can render the chart with the page.
import { useTranslation } from 'react-i18next';
import { formatDollars, formatMoney } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import type { Comparables } from '../load-equipment.ts';
import classes from './price-scatter.module.css';
import { scatterOf } from './scatter-rules.ts';

type PriceScatterProps = { comparables: Comparables; own: { year: number | null; priceUsd: number } };

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

export function PriceScatter({ comparables, own }: PriceScatterProps) {
  const { t } = useTranslation();
  const mirrored = useLanguage() === 'ar';
  const chart = scatterOf(comparables, own);
  if (chart.dots.length === 0) return null;
  // The years run in reading direction.
  const x = (share: number) => percent(mirrored ? 1 - share : share);
  const y = (share: number) => percent(1 - share);
  const { band } = chart;
  return (
    <figure className={classes.figure}>
      <div className={classes.plot}>
        <ul className={classes.amounts} aria-hidden="true">
          {chart.amounts.map(({ amount, up }) => (
            <li key={amount} style={{ insetBlockStart: y(up) }}>
              <bdi>{formatMoney(amount)}</bdi>
            </li>
          ))}
        </ul>
        <svg
          className={classes.chart}
          role="img"
          aria-label={t(
            'Prices of comparable machines by year, with this machine marked. Figures are in the table below.',
          )}
        >
          {chart.amounts.map(({ amount, up }) => (
            <line key={amount} x1="0" x2="100%" y1={y(up)} y2={y(up)} className={classes.grid} />
          ))}
          {band && (
            <>
              <rect x="0" width="100%" y={y(band.to)} height={percent(band.to - band.from)} className={classes.band} />
              <line x1="0" x2="100%" y1={y(band.median)} y2={y(band.median)} className={classes.median} />
            </>
          )}
          {chart.dots.map(({ _id, title, across, up, priceUsd, year }) => (
            <circle key={_id} cx={x(across)} cy={y(up)} r="5" className={classes.dot}>
              <title>{`${title}, ${year}, ${formatDollars(priceUsd)}`}</title>
            </circle>
          ))}
          {chart.own.across === null ? (
            <line x1="0" x2="100%" y1={y(chart.own.up)} y2={y(chart.own.up)} className={classes.ownLine} />
          ) : (
            <circle cx={x(chart.own.across)} cy={y(chart.own.up)} r="8" className={classes.own} />
          )}
        </svg>
        <ul className={classes.years} aria-hidden="true">
          {chart.years.map(({ year, across }) => (
            <li key={year} style={{ insetInlineStart: percent(across) }}>
              {year}
            </li>
          ))}
        </ul>
      </div>
      <figcaption className={classes.legend}>
        <span>
          <i className={`${classes.key} ${classes.keyOwn}`} />
          {t('This machine')}
        </span>
        <span>
          <i className={`${classes.key} ${classes.keyDot}`} />
          {t('Comparable machines')}
        </span>
        <span>
          <i className={`${classes.key} ${classes.keyBand}`} />
          {t('Middle 50% of prices')}
        </span>
      </figcaption>
    </figure>
  );
}
