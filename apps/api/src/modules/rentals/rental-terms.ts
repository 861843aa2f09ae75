// The agreed price of a booking. A rental in weeks and days is stored as weekly, with the rate of a day beside the rate of a week.
import {
  type RentalPeriod,
  type RentalPrice,
  type RentalUnit,
  rentalDays,
  rentalPrice,
} from '@rigsouq/kernel/rental-price';

export type RentalTerms = {
  readonly start_day: string;
  readonly rental_unit: RentalUnit;
  readonly rate_minor: string | number;
  readonly day_rate_minor: string | number | null;
};

export function periodOf({ rental_unit, day_rate_minor }: RentalTerms): RentalPeriod {
  return day_rate_minor === null ? rental_unit : 'combined';
}

/** Returns the price of a rental that ends on this day, at the agreed rates. A rental costs at least one day. */
export function priceUntil(terms: RentalTerms, day: string): RentalPrice {
  const { start_day, rental_unit, rate_minor, day_rate_minor } = terms;
  const rates = {
    [rental_unit]: Number(rate_minor),
    ...(day_rate_minor !== null && { daily: Number(day_rate_minor) }),
  };
  const price = rentalPrice(periodOf(terms), rentalDays(start_day, day) ?? 1, rates);
  if (!price) throw new Error('a booking has no rate');
  return price;
}
