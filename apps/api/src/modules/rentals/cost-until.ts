import { type RentalPeriod, rentalCost, rentalDays } from '@rigsouq/kernel/rental-price';

type RentalTerms = {
  readonly start_day: string;
  readonly rental_period: RentalPeriod;
  readonly rate_minor: string | number;
};

/** Returns the cost of a rental that ends on this day, at the agreed rate. A rental costs at least one day. */
export function costUntil({ start_day, rental_period, rate_minor }: RentalTerms, day: string): number {
  return rentalCost(rental_period, rentalDays(start_day, day) ?? 1, Number(rate_minor));
}
