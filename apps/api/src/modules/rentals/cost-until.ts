import { type RentalPeriod, rentalCost, rentalDays } from '@rigsouq/kernel/rental-price';

type Agreed = {
  readonly start_day: string;
  readonly rental_period: RentalPeriod;
  readonly rate_minor: string | number;
};

/** What a rental costs that ends on this day, at the rate that was agreed; at least one day. */
export function costUntil({ start_day, rental_period, rate_minor }: Agreed, day: string): number {
  return rentalCost(rental_period, rentalDays(start_day, day) ?? 1, Number(rate_minor));
}
