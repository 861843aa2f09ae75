// Draws how the sums fell. Some dots and a step line need no chart library.
import { useTranslation } from 'react-i18next';
import { formatMoney, formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Moment } from '../../../shared/auctions/moment.tsx';
import { otherName } from '../../../shared/deals/deal.ts';
import type { BuyersAuction } from '../auction-query.ts';
import classes from './sums-chart.module.css';
import { layoutSumsChart } from './sums-chart-layout.ts';

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

export function SumsChart({ auction }: { auction: BuyersAuction }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { recent, suppliers, currency } = auction;
  const chart = layoutSumsChart(recent);
  if (!chart) return null;
  const { points, top, bottom, from, until } = chart;
  // Time runs in the reading direction.
  const x = (share: number) => (language === 'ar' ? 1 - share : share);
  const nameOf = new Map(suppliers.map((supplier) => [supplier._id, otherName(t, supplier)]));
  const steps = points.map(({ across, best }) => `H${x(across) * 1_000} V${(1 - best) * 1_000}`);
  const [first] = points;
  return (
    <figure className={classes.figure}>
      <div className={classes.plot}>
        <ul className={classes.amounts} aria-hidden="true">
          <li>
            <bdi>{formatMoney(top, currency)}</bdi>
          </li>
          <li>
            <bdi>{formatMoney(bottom, currency)}</bdi>
          </li>
        </ul>
        <svg className={classes.chart} role="img" aria-label={t('Totals over time. Figures are in the table below.')}>
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
            <path
              d={`M${x(0) * 1_000} ${(1 - (first?.best ?? 0)) * 1_000} ${steps.join(' ')} H${x(1) * 1_000}`}
              className={classes.line}
            />
          </svg>
          {points.map(({ offer, across, up }) => (
            <circle
              key={offer.seq}
              cx={percent(x(across))}
              cy={percent(1 - up)}
              r="4"
              className={offer.extended ? classes.extending : classes.dot}
            >
              <title>{`${nameOf.get(offer.supplierId) ?? ''}, ${formatPrice(offer.total, currency, language)}`}</title>
            </circle>
          ))}
        </svg>
        <div className={classes.times} aria-hidden="true">
          <Moment at={from} exact />
          <Moment at={until} exact />
        </div>
      </div>
      <figcaption className={classes.legend}>
        <span>
          <i className={`${classes.key} ${classes.keyDot}`} />
          {t('Offer')}
        </span>
        <span>
          <i className={classes.keyLine} />
          {t('Lowest shown')}
        </span>
        {recent.some(({ extended }) => extended) && (
          <span>
            <i className={`${classes.key} ${classes.keyExtending}`} />
            {t('Offer that extended the auction')}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
