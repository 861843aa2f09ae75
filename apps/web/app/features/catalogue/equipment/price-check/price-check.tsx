import { useTranslation } from 'react-i18next';
import { formatDollars, formatNumber } from '../../../../lib/format/format.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import type { Comparables, Equipment } from '../load-equipment.ts';
import { ComparablesTable } from './comparables-table.tsx';
import classes from './price-check.module.css';
import { PriceScatter } from './price-scatter.tsx';
import { percentFromMedian } from './scatter-rules.ts';

type PriceCheckProps = { listing: Equipment; comparables: Comparables };
type Prices = NonNullable<Comparables['prices']>;

const bases: Record<Comparables['basis'], string> = {
  model: text('Based on listings of the same model.'),
  brand: text('Based on listings from the same manufacturer in this category.'),
  category: text('Based on listings in the same category.'),
};

/** Compares the price with comparable machines, in US dollars like every comparison (R69). */
export function PriceCheck({ listing, comparables }: PriceCheckProps) {
  const { t } = useTranslation();
  const { basis, years, prices } = comparables;
  const { priceUsd } = listing;
  return (
    <section aria-labelledby="price-check">
      <h2 id="price-check" className={classes.title}>
        {t('Price comparison')}
      </h2>
      {prices && priceUsd !== null ? (
        <>
          <Verdict priceUsd={priceUsd} prices={prices} />
          <p className={classes.basis}>
            {t(bases[basis])} {years && t('Built from {{from}} to {{to}}.', years)}{' '}
            {listing.type === 'rent' ? t('Per day, in US dollars.') : t('In US dollars.')}
          </p>
          <PriceStatistics count={comparables.count} prices={prices} />
          <PriceScatter comparables={comparables} own={{ year: listing.year, priceUsd }} />
          <details className={classes.details}>
            <summary>{t('Show as a table')}</summary>
            <ComparablesTable comparables={comparables} />
          </details>
        </>
      ) : (
        <p className={classes.basis}>{t('Not enough comparable machines are listed to compare the price.')}</p>
      )}
    </section>
  );
}

function Verdict({ priceUsd, prices: { median } }: { priceUsd: number; prices: Prices }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const away = percentFromMedian(priceUsd, median);
  const percent = formatNumber(Math.abs(away), language);
  return (
    <p className={classes.verdict}>
      {away === 0 && t('This machine is priced at the median of comparable machines.')}
      {away < 0 && t('This machine is priced {{percent}}% below the median of comparable machines.', { percent })}
      {away > 0 && t('This machine is priced {{percent}}% above the median of comparable machines.', { percent })}
    </p>
  );
}

function PriceStatistics({ count, prices }: { count: number; prices: Prices }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const facts = [
    { label: t('Lowest'), value: formatDollars(prices.lowest) },
    { label: t('Median'), value: formatDollars(prices.median) },
    { label: t('Highest'), value: formatDollars(prices.highest) },
    { label: t('Machines compared'), value: formatNumber(count, language) },
  ];
  return (
    <dl className={classes.figures}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
