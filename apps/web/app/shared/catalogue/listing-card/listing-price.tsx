import { useTranslation } from 'react-i18next';
import { formatDollars, formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { Listing } from './listing.ts';
import classes from './listing-price.module.css';

type ListingPriceProps = {
  listing: Pick<Listing, 'type' | 'price' | 'dailyRate' | 'currency' | 'priceUsd'>;
  /** Whether the asked price or the price in dollars comes first. */
  first?: 'asked' | 'dollars';
};

/** Shows the asked price and the same in US dollars, which filters and sorting use. A machine for rent shows its daily rate. */
export function ListingPrice({ listing, first = 'asked' }: ListingPriceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { type, price, dailyRate, currency, priceUsd } = listing;
  const amount = type === 'rent' ? dailyRate : price;
  if (amount === null) return <p className={classes.price}>{t('Price on request')}</p>;

  const asked = formatPrice(amount, currency, language);
  const dollars = priceUsd === null ? null : formatDollars(priceUsd);
  const inDollars = first === 'dollars' && dollars !== null;
  const beside = inDollars ? asked : dollars && `≈ ${dollars}`;
  return (
    <p className={classes.price}>
      <bdi>{inDollars ? dollars : asked}</bdi>
      {type === 'rent' && <span className={classes.unit}>{t('/day')}</span>}
      {currency !== 'USD' && beside && (
        <bdi dir="ltr" className={classes.beside}>
          {beside}
        </bdi>
      )}
    </p>
  );
}
