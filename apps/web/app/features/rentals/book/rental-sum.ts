// Computes the cost of a rental by the rules of the server. The screen shows it; the server computes it again (R21).
import { majorOf, minorOf } from '@rigsouq/contract/money';
import { type RentalPeriod, rentalCost, rentalDays, rentalPeriods, rentalUnits } from '@rigsouq/kernel/rental-price';

type Rates = {
  readonly hourlyRate: number | null;
  readonly dailyRate: number | null;
  readonly weeklyRate: number | null;
};

export type RentalSum = {
  readonly days: number;
  /** Number of hours, days or weeks that are charged. */
  readonly units: number;
  readonly rate: number;
  readonly total: number;
};

export function rateOf({ hourlyRate, dailyRate, weeklyRate }: Rates, period: RentalPeriod): number | null {
  return { hourly: hourlyRate, daily: dailyRate, weekly: weeklyRate }[period];
}

/** Returns the periods that the machine has a rate for. No other period is offered. */
export function periodsOf(rates: Rates): RentalPeriod[] {
  return rentalPeriods.filter((period) => rateOf(rates, period) !== null);
}

/** Computes in minor units, so that a dinar keeps three decimals. Returns undefined while days or rate are missing. */
export function computeRentalSum(
  rate: number | null,
  currency: string,
  period: RentalPeriod,
  days: { readonly start: string; readonly end: string },
): RentalSum | undefined {
  const count = days.start && days.end ? rentalDays(days.start, days.end) : undefined;
  const minor = rate === null ? undefined : minorOf(rate, currency);
  if (!count || rate === null || minor === undefined) return undefined;
  const total = majorOf(rentalCost(period, count, minor), currency);
  return { days: count, units: rentalUnits(period, count), rate, total };
}
