// Converts the prices of an offer: the API uses major units, the database uses minor units (R20).
import { minorOf } from '@rigsouq/contract/money';
import { fail } from '../../platform/http/errors.ts';

type Given = {
  type: 'sell' | 'rent';
  currency: string;
  price?: number | undefined;
  hourlyRate?: number | undefined;
  dailyRate?: number | undefined;
  weeklyRate?: number | undefined;
};

/** Returns the price columns of `listings`. A sale has no rates and a rental has no price, even if the request contains them. */
export function termsOf({ type, currency, price, hourlyRate, dailyRate, weeklyRate }: Given) {
  const minor = (amount: number | undefined, wanted: boolean) =>
    amount === undefined || !wanted ? null : (minorOf(amount, currency) ?? fail('listing.price_digits'));
  return {
    type,
    currency,
    price_minor: minor(price, type === 'sell'),
    hourly_minor: minor(hourlyRate, type === 'rent'),
    daily_minor: minor(dailyRate, type === 'rent'),
    weekly_minor: minor(weeklyRate, type === 'rent'),
  };
}
